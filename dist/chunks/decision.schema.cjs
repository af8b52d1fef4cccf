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

// schemas/decision.schema.json?ready
var require_decision_schema = __commonJS({
  "schemas/decision.schema.json?ready"(exports2, module2) {
    "use strict";
    module2.exports = validate20;
    module2.exports.default = validate20;
    var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/agent-gate/agent-regression-gate/v0/schemas/decision.schema.json", "title": "Agent Gate decision", "type": "object", "additionalProperties": false, "required": ["schema", "suite", "decision", "headline", "exit_code", "more_trials", "candidate", "baseline", "baselines", "sight", "waivers", "ruler", "loosened", "compared", "findings", "metrics", "trends", "criteria", "outcomes", "trials", "scenarios", "flips", "errored"], "properties": { "schema": { "const": 1 }, "suite": { "type": "string", "examples": ["booking-assistant"] }, "decision": { "enum": ["pass", "fail", "inconclusive", "invalid"] }, "headline": { "type": "string", "minLength": 1, "examples": ["TCR fell from 73.0 % to 35.0 % (100 -> 88 scored trials; by 34.1 points over 88 paired scenarios)"] }, "exit_code": { "enum": [0, 1, 2, 3] }, "more_trials": { "type": "integer", "minimum": 0, "examples": [4] }, "candidate": { "$ref": "#/$defs/runOrigin" }, "baseline": { "type": ["object", "null"], "additionalProperties": false, "required": ["label"], "properties": { "sha": { "$ref": "#/$defs/sha" }, "run_id": { "$ref": "#/$defs/runId" }, "run_url": { "$ref": "#/$defs/runUrl" }, "label": { "type": "string", "examples": ["main at 1a2b3c4"] }, "distance": { "type": "integer", "minimum": 0 }, "created": { "$ref": "#/$defs/created" }, "age_days": { "$ref": "#/$defs/ageDays" } } }, "baselines": { "type": "array", "maxItems": 5, "items": { "type": "object", "additionalProperties": false, "required": ["label"], "properties": { "sha": { "$ref": "#/$defs/sha" }, "run_id": { "$ref": "#/$defs/runId" }, "run_url": { "$ref": "#/$defs/runUrl" }, "label": { "type": "string", "examples": ["main at 1a2b3c4"] }, "distance": { "type": "integer", "minimum": 0 }, "created": { "$ref": "#/$defs/created" }, "age_days": { "$ref": "#/$defs/ageDays" } } } }, "sight": { "type": "array", "items": { "type": "string", "minLength": 1 }, "examples": [["50 scenarios x 3 trials against 5 main runs: a drop of 5.3 points is caught about 3 times in 4. For 3 points: 10 trials, or 157 scenarios."]] }, "waivers": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["subject", "ceiling", "reason", "owner", "expires", "effect"], "properties": { "subject": { "type": "string" }, "ceiling": { "$ref": "#/$defs/rateOrNull" }, "reason": { "type": "string" }, "owner": { "type": "string" }, "expires": { "type": "string" }, "effect": { "enum": ["used", "unused", "exceeded", "expired", "ignored"] } } } }, "ruler": { "type": ["object", "null"], "additionalProperties": false, "required": ["decided_by", "would_decide", "changes", "effects", "not_rescored"], "properties": { "decided_by": { "type": "string", "examples": ["main at 1a2b3c4"] }, "would_decide": { "enum": ["pass", "fail", "inconclusive", "invalid"], "examples": ["pass"] }, "read_by_own": { "const": true, "examples": [true] }, "changes": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["kind", "name", "old", "new"], "properties": { "kind": { "enum": ["rubric", "mapping", "policy"], "examples": ["rubric"] }, "name": { "type": "string", "examples": ["task-completion"] }, "old": { "type": ["string", "null"], "examples": ["1.0.0 (sha256:0123456789ab)"] }, "new": { "type": ["string", "null"], "examples": ["1.1.0 (sha256:ba9876543210)"] } } }, "examples": [[]] }, "effects": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["subject", "agent", "ruler", "total"], "properties": { "subject": { "type": "string", "examples": ["TCR"] }, "agent": { "type": ["number", "null"], "minimum": -1, "maximum": 1, "examples": [-0.04] }, "ruler": { "type": ["number", "null"], "minimum": -1, "maximum": 1, "examples": [0.1] }, "total": { "type": ["number", "null"], "minimum": -1, "maximum": 1, "examples": [0.06] } } }, "examples": [[]] }, "not_rescored": { "type": "array", "items": { "type": "string" }, "examples": [[]] } }, "examples": [null] }, "loosened": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["subject", "what", "old", "new"], "properties": { "subject": { "type": "string", "examples": ["TCR"] }, "what": { "type": "string", "examples": ["threshold"] }, "old": { "type": "string", "examples": ["85.0 %"] }, "new": { "type": "string", "examples": ["80.0 %"] } } }, "examples": [[{ "subject": "TCR", "what": "threshold", "old": "85.0 %", "new": "80.0 %" }]] }, "compared": { "type": "object", "additionalProperties": false, "required": ["candidate", "baseline"], "properties": { "candidate": { "anyOf": [{ "$ref": "#/$defs/comparisonKey" }, { "type": "null" }] }, "baseline": { "anyOf": [{ "$ref": "#/$defs/comparisonKey" }, { "type": "null" }] } } }, "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } }, "metrics": { "type": "array", "items": { "$ref": "#/$defs/metric" } }, "trends": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["name", "runs"], "properties": { "name": { "type": "string", "minLength": 1, "examples": ["TCR"] }, "runs": { "type": "array", "minItems": 3, "maxItems": 10, "items": { "type": "object", "additionalProperties": false, "required": ["time", "score"], "properties": { "sha": { "$ref": "#/$defs/sha" }, "time": { "type": "string", "examples": ["2026-11-21T09:30:00.000Z", "2026-11-21"] }, "score": { "$ref": "#/$defs/rate" } } } } } }, "examples": [[]] }, "criteria": { "type": "array", "items": { "$ref": "#/$defs/criterion" } }, "outcomes": { "type": "array", "items": { "$ref": "#/$defs/outcome" } }, "trials": { "type": "object", "additionalProperties": false, "required": ["scored", "errored", "unclassified"], "properties": { "scored": { "$ref": "#/$defs/quantity" }, "errored": { "type": "object", "additionalProperties": false, "required": ["agent", "infrastructure", "judge"], "properties": { "agent": { "$ref": "#/$defs/quantity" }, "infrastructure": { "$ref": "#/$defs/quantity" }, "judge": { "$ref": "#/$defs/quantity" } } }, "unclassified": { "$ref": "#/$defs/quantity" } } }, "scenarios": { "type": "object", "additionalProperties": false, "required": ["total", "paired", "new", "gone", "changed", "renamed"], "properties": { "total": { "$ref": "#/$defs/quantity" }, "paired": { "$ref": "#/$defs/quantity" }, "new": { "$ref": "#/$defs/quantity" }, "gone": { "$ref": "#/$defs/quantity" }, "changed": { "$ref": "#/$defs/quantity" }, "renamed": { "$ref": "#/$defs/quantity" } } }, "flips": { "type": "object", "additionalProperties": false, "required": ["lost", "gained", "new", "gone", "changed", "renamed"], "properties": { "lost": { "$ref": "#/$defs/flips" }, "gained": { "$ref": "#/$defs/flips" }, "new": { "$ref": "#/$defs/flips" }, "gone": { "$ref": "#/$defs/flips" }, "changed": { "$ref": "#/$defs/flips" }, "renamed": { "$ref": "#/$defs/flips" } } }, "errored": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["scenario", "trial", "kind", "classified", "message"], "properties": { "scenario": { "$ref": "#/$defs/scenarioId" }, "trial": { "type": "integer" }, "kind": { "enum": ["agent", "infrastructure", "judge"] }, "classified": { "type": "boolean" }, "message": { "type": "string" }, "refused": { "const": true } } } } }, "$defs": { "rate": { "type": "number", "minimum": 0, "maximum": 1 }, "rateOrNull": { "type": ["number", "null"], "minimum": 0, "maximum": 1 }, "quantity": { "type": "integer", "minimum": 0 }, "sha": { "type": "string" }, "runId": { "type": "integer", "minimum": 1 }, "runUrl": { "type": "string" }, "created": { "type": "string", "examples": ["2026-11-14T04:17:32Z"] }, "ageDays": { "type": "integer", "minimum": 0, "examples": [7] }, "scenarioId": { "type": "string", "minLength": 1 }, "runOrigin": { "type": "object", "additionalProperties": false, "properties": { "sha": { "$ref": "#/$defs/sha" }, "run_id": { "$ref": "#/$defs/runId" }, "run_url": { "$ref": "#/$defs/runUrl" } } }, "count": { "type": "object", "additionalProperties": false, "required": ["passed", "total"], "properties": { "passed": { "$ref": "#/$defs/quantity" }, "total": { "$ref": "#/$defs/quantity" } } }, "countOrNull": { "type": ["object", "null"], "additionalProperties": false, "required": ["passed", "total"], "properties": { "passed": { "$ref": "#/$defs/quantity" }, "total": { "$ref": "#/$defs/quantity" } } }, "state": { "enum": ["regressed", "improved", "unchanged", "inconclusive", "insufficient", "not-comparable", "no-baseline"] }, "delta": { "type": ["number", "null"], "minimum": -1, "maximum": 1 }, "paired": { "type": "object", "additionalProperties": false, "required": ["scenarios", "candidate", "baseline"], "properties": { "scenarios": { "type": "integer", "minimum": 1 }, "candidate": { "$ref": "#/$defs/rate" }, "baseline": { "$ref": "#/$defs/rate" }, "waived": { "type": "integer", "minimum": 1 } } }, "interval": { "type": ["object", "null"], "additionalProperties": false, "required": ["lower", "upper"], "properties": { "lower": { "type": "number", "minimum": -1, "maximum": 1 }, "upper": { "type": "number", "minimum": -1, "maximum": 1 } } }, "level": { "type": ["object", "null"], "additionalProperties": false, "required": ["scenarios", "effective_n", "lower", "upper"], "properties": { "scenarios": { "type": "integer", "minimum": 1, "examples": [50] }, "families": { "type": "integer", "minimum": 1, "examples": [12] }, "effective_n": { "type": "number", "minimum": 0, "examples": [62.5] }, "lower": { "$ref": "#/$defs/rate", "examples": [0.801] }, "upper": { "$ref": "#/$defs/rate", "examples": [0.918] }, "failures_up_to": { "$ref": "#/$defs/rate", "examples": [0.139] } } }, "detectable": { "$ref": "#/$defs/rateOrNull" }, "testName": { "enum": ["paired-t", "history-t", "mcnemar-mid-p", "exact"] }, "evidence": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["test", "p", "adjusted_p"], "properties": { "test": { "$ref": "#/$defs/testName" }, "p": { "$ref": "#/$defs/rate" }, "adjusted_p": { "$ref": "#/$defs/rate" } } } }, "decidedBy": { "type": "array", "items": { "$ref": "#/$defs/testName" } }, "leaningDown": { "type": "boolean" }, "tolerance": { "$ref": "#/$defs/rate" }, "threshold": { "$ref": "#/$defs/rateOrNull" }, "finding": { "type": "object", "additionalProperties": false, "required": ["code", "effect", "what"], "properties": { "code": { "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$", "examples": ["metric-regressed"] }, "effect": { "enum": ["invalid", "block", "warn", "notice"] }, "what": { "type": "string", "minLength": 1 }, "expected": { "type": "string", "minLength": 1 }, "actual": { "type": "string", "minLength": 1 }, "why": { "type": "string", "minLength": 1 }, "next": { "type": "string", "minLength": 1 }, "subject": { "type": "string", "minLength": 1 }, "where": { "type": "string", "examples": [".github/agent-gate.yml:4:7"] }, "scenarios": { "type": "object", "additionalProperties": false, "required": ["total", "worst"], "properties": { "total": { "type": "integer", "minimum": 1, "examples": [12] }, "worst": { "type": "array", "minItems": 1, "maxItems": 10, "items": { "type": "object", "additionalProperties": false, "required": ["scenario"], "properties": { "scenario": { "$ref": "#/$defs/scenarioId" }, "candidate": { "$ref": "#/$defs/rate" }, "baseline": { "$ref": "#/$defs/rateOrNull" } } } } } } } }, "tier": { "enum": ["critical", "supporting", "advisory"] }, "reliabilitySide": { "type": "object", "additionalProperties": false, "required": ["all_pass", "any_pass"], "properties": { "all_pass": { "$ref": "#/$defs/rate" }, "any_pass": { "$ref": "#/$defs/rate" } } }, "reliabilitySideOrNull": { "type": ["object", "null"], "additionalProperties": false, "required": ["all_pass", "any_pass"], "properties": { "all_pass": { "$ref": "#/$defs/rate" }, "any_pass": { "$ref": "#/$defs/rate" } } }, "reliability": { "type": "object", "additionalProperties": false, "required": ["k", "candidate", "baseline", "p_worse"], "properties": { "k": { "type": "integer", "minimum": 2 }, "candidate": { "$ref": "#/$defs/reliabilitySide" }, "baseline": { "$ref": "#/$defs/reliabilitySideOrNull" }, "p_worse": { "$ref": "#/$defs/reliabilitySideOrNull" } } }, "metric": { "type": "object", "additionalProperties": false, "required": ["name", "rubric", "candidate", "baseline", "candidate_trials", "baseline_trials", "level", "state", "delta", "tolerance", "threshold", "interval", "detectable", "evidence", "decided_by", "leaning_down"], "properties": { "name": { "type": "string", "examples": ["TCR"] }, "rubric": { "type": "string" }, "tier": { "$ref": "#/$defs/tier" }, "candidate": { "$ref": "#/$defs/rateOrNull" }, "baseline": { "$ref": "#/$defs/rateOrNull" }, "candidate_trials": { "$ref": "#/$defs/count" }, "baseline_trials": { "$ref": "#/$defs/countOrNull" }, "level": { "$ref": "#/$defs/level" }, "state": { "$ref": "#/$defs/state" }, "delta": { "$ref": "#/$defs/delta" }, "paired": { "$ref": "#/$defs/paired" }, "tolerance": { "$ref": "#/$defs/tolerance" }, "threshold": { "$ref": "#/$defs/threshold" }, "interval": { "$ref": "#/$defs/interval" }, "detectable": { "$ref": "#/$defs/detectable" }, "evidence": { "$ref": "#/$defs/evidence" }, "decided_by": { "$ref": "#/$defs/decidedBy" }, "leaning_down": { "$ref": "#/$defs/leaningDown" }, "reliability": { "$ref": "#/$defs/reliability" } } }, "criterion": { "type": "object", "additionalProperties": false, "required": ["rubric", "key", "tier", "candidate", "baseline", "level", "state", "delta", "tolerance", "threshold", "interval", "detectable", "evidence", "decided_by", "leaning_down"], "properties": { "rubric": { "type": "string" }, "key": { "type": "string" }, "question": { "type": "string" }, "tier": { "$ref": "#/$defs/tier" }, "candidate": { "$ref": "#/$defs/countOrNull" }, "baseline": { "$ref": "#/$defs/countOrNull" }, "level": { "$ref": "#/$defs/level" }, "state": { "$ref": "#/$defs/state" }, "delta": { "$ref": "#/$defs/delta" }, "paired": { "$ref": "#/$defs/paired" }, "tolerance": { "$ref": "#/$defs/tolerance" }, "threshold": { "$ref": "#/$defs/threshold" }, "interval": { "$ref": "#/$defs/interval" }, "detectable": { "$ref": "#/$defs/detectable" }, "evidence": { "$ref": "#/$defs/evidence" }, "decided_by": { "$ref": "#/$defs/decidedBy" }, "leaning_down": { "$ref": "#/$defs/leaningDown" } } }, "outcome": { "type": "object", "additionalProperties": false, "required": ["rubric", "outcome", "candidate", "baseline", "at_most", "at_least"], "properties": { "rubric": { "type": "string" }, "outcome": { "type": "string", "examples": ["hard_failure"] }, "candidate": { "$ref": "#/$defs/count" }, "baseline": { "$ref": "#/$defs/countOrNull" }, "at_most": { "$ref": "#/$defs/rateOrNull" }, "at_least": { "$ref": "#/$defs/rateOrNull" } } }, "comparisonKey": { "type": "object", "additionalProperties": false, "required": ["rubrics", "judges", "scenario_set", "trials_per_scenario"], "properties": { "tool": { "type": "string", "examples": ["0.1.0"] }, "mapping": { "type": ["object", "null"], "additionalProperties": false, "required": ["mapping", "hash"], "properties": { "mapping": { "type": "string" }, "hash": { "type": "string" } } }, "rubrics": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["rubric", "version", "hash"], "properties": { "rubric": { "type": "string" }, "version": { "type": "string" }, "hash": { "type": "string" } } } }, "judges": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["judge", "trials"], "properties": { "judge": { "type": ["string", "null"], "examples": ["small-model 2026-05-01"] }, "trials": { "type": "integer", "minimum": 1 }, "question": { "type": "string" } } } }, "scenario_set": { "type": "string", "examples": ["sha256:3f2c51b7a9d04e8866e1f0c2b5d37a94e1c8d6f20b9a4375c6de18f7a2b09c41"] }, "trials_per_scenario": { "type": "object", "additionalProperties": false, "required": ["fewest", "most"], "properties": { "fewest": { "$ref": "#/$defs/quantity" }, "most": { "$ref": "#/$defs/quantity" } } } } }, "flips": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["scenario", "baseline", "candidate"], "properties": { "scenario": { "$ref": "#/$defs/scenarioId" }, "renamed_from": { "$ref": "#/$defs/scenarioId" }, "title": { "type": "string" }, "baseline": { "$ref": "#/$defs/rateOrNull" }, "candidate": { "$ref": "#/$defs/rateOrNull" }, "suite_effect": { "type": ["number", "null"], "minimum": -1, "maximum": 1, "examples": [0.021] }, "why": { "type": "string" } } } } }, "examples": [{ "schema": 1, "suite": "booking-assistant", "decision": "pass", "headline": "TCR is 90.0 % (10 scored trials), with no baseline to compare with", "exit_code": 0, "more_trials": 0, "candidate": {}, "baseline": null, "baselines": [], "sight": [], "waivers": [], "ruler": null, "loosened": [], "compared": { "candidate": { "tool": "0.1.0", "mapping": null, "rubrics": [{ "rubric": "task-completion", "version": "1.0.0", "hash": "sha256:3f2c51b7" }], "judges": [], "scenario_set": "sha256:9d04e886", "trials_per_scenario": { "fewest": 1, "most": 1 } }, "baseline": null }, "findings": [{ "code": "no-baseline", "effect": "notice", "what": "No baseline to compare with: thresholds alone decide", "next": "Run the gate on main once, so that there is a baseline" }], "metrics": [{ "name": "TCR", "rubric": "task-completion", "candidate": 0.9, "baseline": null, "candidate_trials": { "passed": 9, "total": 10 }, "baseline_trials": null, "level": { "scenarios": 10, "effective_n": 10, "lower": 0.652, "upper": 0.977 }, "state": "no-baseline", "delta": null, "tolerance": 0.02, "threshold": 0.85, "interval": null, "detectable": null, "evidence": [], "decided_by": [], "leaning_down": false }], "trends": [], "criteria": [], "outcomes": [], "trials": { "scored": 10, "errored": { "agent": 0, "infrastructure": 0, "judge": 0 }, "unclassified": 0 }, "scenarios": { "total": 0, "paired": 0, "new": 0, "gone": 0, "changed": 0, "renamed": 0 }, "flips": { "lost": [], "gained": [], "new": [], "gone": [], "changed": [], "renamed": [] }, "errored": [] }] };
    var schema33 = { "type": "string" };
    var schema34 = { "type": "integer", "minimum": 1 };
    var schema35 = { "type": "string" };
    var schema39 = { "type": "string", "examples": ["2026-11-14T04:17:32Z"] };
    var schema40 = { "type": "integer", "minimum": 0, "examples": [7] };
    var schema46 = { "type": ["number", "null"], "minimum": 0, "maximum": 1 };
    var schema52 = { "type": "number", "minimum": 0, "maximum": 1 };
    var schema48 = { "type": "integer", "minimum": 0 };
    var schema51 = { "type": "string", "minLength": 1 };
    var func1 = Object.prototype.hasOwnProperty;
    var func2 = require_ucs2length().default;
    var schema32 = { "type": "object", "additionalProperties": false, "properties": { "sha": { "$ref": "#/$defs/sha" }, "run_id": { "$ref": "#/$defs/runId" }, "run_url": { "$ref": "#/$defs/runUrl" } } };
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
          if (!(key0 === "sha" || key0 === "run_id" || key0 === "run_url")) {
            const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema32, data };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
        }
        if (data.sha !== void 0) {
          let data0 = data.sha;
          if (typeof data0 !== "string") {
            const err1 = { instancePath: instancePath + "/sha", schemaPath: "#/$defs/sha/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.run_id !== void 0) {
          let data1 = data.run_id;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            const err2 = { instancePath: instancePath + "/run_id", schemaPath: "#/$defs/runId/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema34.type, parentSchema: schema34, data: data1 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 < 1 || isNaN(data1)) {
              const err3 = { instancePath: instancePath + "/run_id", schemaPath: "#/$defs/runId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema34, data: data1 };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          }
        }
        if (data.run_url !== void 0) {
          let data2 = data.run_url;
          if (typeof data2 !== "string") {
            const err4 = { instancePath: instancePath + "/run_url", schemaPath: "#/$defs/runUrl/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data2 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      } else {
        const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      validate21.errors = vErrors;
      return errors === 0;
    }
    validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema47 = { "type": "object", "additionalProperties": false, "required": ["rubrics", "judges", "scenario_set", "trials_per_scenario"], "properties": { "tool": { "type": "string", "examples": ["0.1.0"] }, "mapping": { "type": ["object", "null"], "additionalProperties": false, "required": ["mapping", "hash"], "properties": { "mapping": { "type": "string" }, "hash": { "type": "string" } } }, "rubrics": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["rubric", "version", "hash"], "properties": { "rubric": { "type": "string" }, "version": { "type": "string" }, "hash": { "type": "string" } } } }, "judges": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["judge", "trials"], "properties": { "judge": { "type": ["string", "null"], "examples": ["small-model 2026-05-01"] }, "trials": { "type": "integer", "minimum": 1 }, "question": { "type": "string" } } } }, "scenario_set": { "type": "string", "examples": ["sha256:3f2c51b7a9d04e8866e1f0c2b5d37a94e1c8d6f20b9a4375c6de18f7a2b09c41"] }, "trials_per_scenario": { "type": "object", "additionalProperties": false, "required": ["fewest", "most"], "properties": { "fewest": { "$ref": "#/$defs/quantity" }, "most": { "$ref": "#/$defs/quantity" } } } } };
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
        if (data.rubrics === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rubrics" }, message: "must have required property 'rubrics'", schema: schema47.required, parentSchema: schema47, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.judges === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judges" }, message: "must have required property 'judges'", schema: schema47.required, parentSchema: schema47, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.scenario_set === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario_set" }, message: "must have required property 'scenario_set'", schema: schema47.required, parentSchema: schema47, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.trials_per_scenario === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "trials_per_scenario" }, message: "must have required property 'trials_per_scenario'", schema: schema47.required, parentSchema: schema47, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "tool" || key0 === "mapping" || key0 === "rubrics" || key0 === "judges" || key0 === "scenario_set" || key0 === "trials_per_scenario")) {
            const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema47, data };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.tool !== void 0) {
          let data0 = data.tool;
          if (typeof data0 !== "string") {
            const err5 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.tool.type, parentSchema: schema47.properties.tool, data: data0 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.mapping !== void 0) {
          let data1 = data.mapping;
          if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
            const err6 = { instancePath: instancePath + "/mapping", schemaPath: "#/properties/mapping/type", keyword: "type", params: { type: schema47.properties.mapping.type }, message: "must be object,null", schema: schema47.properties.mapping.type, parentSchema: schema47.properties.mapping, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.mapping === void 0) {
              const err7 = { instancePath: instancePath + "/mapping", schemaPath: "#/properties/mapping/required", keyword: "required", params: { missingProperty: "mapping" }, message: "must have required property 'mapping'", schema: schema47.properties.mapping.required, parentSchema: schema47.properties.mapping, data: data1 };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data1.hash === void 0) {
              const err8 = { instancePath: instancePath + "/mapping", schemaPath: "#/properties/mapping/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'", schema: schema47.properties.mapping.required, parentSchema: schema47.properties.mapping, data: data1 };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            for (const key1 in data1) {
              if (!(key1 === "mapping" || key1 === "hash")) {
                const err9 = { instancePath: instancePath + "/mapping", schemaPath: "#/properties/mapping/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema47.properties.mapping, data: data1 };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (data1.mapping !== void 0) {
              let data2 = data1.mapping;
              if (typeof data2 !== "string") {
                const err10 = { instancePath: instancePath + "/mapping/mapping", schemaPath: "#/properties/mapping/properties/mapping/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.mapping.properties.mapping.type, parentSchema: schema47.properties.mapping.properties.mapping, data: data2 };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data1.hash !== void 0) {
              let data3 = data1.hash;
              if (typeof data3 !== "string") {
                const err11 = { instancePath: instancePath + "/mapping/hash", schemaPath: "#/properties/mapping/properties/hash/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.mapping.properties.hash.type, parentSchema: schema47.properties.mapping.properties.hash, data: data3 };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
          }
        }
        if (data.rubrics !== void 0) {
          let data4 = data.rubrics;
          if (Array.isArray(data4)) {
            const len0 = data4.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data5 = data4[i0];
              if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                if (data5.rubric === void 0) {
                  const err12 = { instancePath: instancePath + "/rubrics/" + i0, schemaPath: "#/properties/rubrics/items/required", keyword: "required", params: { missingProperty: "rubric" }, message: "must have required property 'rubric'", schema: schema47.properties.rubrics.items.required, parentSchema: schema47.properties.rubrics.items, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
                if (data5.version === void 0) {
                  const err13 = { instancePath: instancePath + "/rubrics/" + i0, schemaPath: "#/properties/rubrics/items/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema47.properties.rubrics.items.required, parentSchema: schema47.properties.rubrics.items, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                if (data5.hash === void 0) {
                  const err14 = { instancePath: instancePath + "/rubrics/" + i0, schemaPath: "#/properties/rubrics/items/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'", schema: schema47.properties.rubrics.items.required, parentSchema: schema47.properties.rubrics.items, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
                for (const key2 in data5) {
                  if (!(key2 === "rubric" || key2 === "version" || key2 === "hash")) {
                    const err15 = { instancePath: instancePath + "/rubrics/" + i0, schemaPath: "#/properties/rubrics/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema47.properties.rubrics.items, data: data5 };
                    if (vErrors === null) {
                      vErrors = [err15];
                    } else {
                      vErrors.push(err15);
                    }
                    errors++;
                  }
                }
                if (data5.rubric !== void 0) {
                  let data6 = data5.rubric;
                  if (typeof data6 !== "string") {
                    const err16 = { instancePath: instancePath + "/rubrics/" + i0 + "/rubric", schemaPath: "#/properties/rubrics/items/properties/rubric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.rubrics.items.properties.rubric.type, parentSchema: schema47.properties.rubrics.items.properties.rubric, data: data6 };
                    if (vErrors === null) {
                      vErrors = [err16];
                    } else {
                      vErrors.push(err16);
                    }
                    errors++;
                  }
                }
                if (data5.version !== void 0) {
                  let data7 = data5.version;
                  if (typeof data7 !== "string") {
                    const err17 = { instancePath: instancePath + "/rubrics/" + i0 + "/version", schemaPath: "#/properties/rubrics/items/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.rubrics.items.properties.version.type, parentSchema: schema47.properties.rubrics.items.properties.version, data: data7 };
                    if (vErrors === null) {
                      vErrors = [err17];
                    } else {
                      vErrors.push(err17);
                    }
                    errors++;
                  }
                }
                if (data5.hash !== void 0) {
                  let data8 = data5.hash;
                  if (typeof data8 !== "string") {
                    const err18 = { instancePath: instancePath + "/rubrics/" + i0 + "/hash", schemaPath: "#/properties/rubrics/items/properties/hash/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.rubrics.items.properties.hash.type, parentSchema: schema47.properties.rubrics.items.properties.hash, data: data8 };
                    if (vErrors === null) {
                      vErrors = [err18];
                    } else {
                      vErrors.push(err18);
                    }
                    errors++;
                  }
                }
              } else {
                const err19 = { instancePath: instancePath + "/rubrics/" + i0, schemaPath: "#/properties/rubrics/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema47.properties.rubrics.items.type, parentSchema: schema47.properties.rubrics.items, data: data5 };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
          } else {
            const err20 = { instancePath: instancePath + "/rubrics", schemaPath: "#/properties/rubrics/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema47.properties.rubrics.type, parentSchema: schema47.properties.rubrics, data: data4 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data.judges !== void 0) {
          let data9 = data.judges;
          if (Array.isArray(data9)) {
            const len1 = data9.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data10 = data9[i1];
              if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                if (data10.judge === void 0) {
                  const err21 = { instancePath: instancePath + "/judges/" + i1, schemaPath: "#/properties/judges/items/required", keyword: "required", params: { missingProperty: "judge" }, message: "must have required property 'judge'", schema: schema47.properties.judges.items.required, parentSchema: schema47.properties.judges.items, data: data10 };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
                if (data10.trials === void 0) {
                  const err22 = { instancePath: instancePath + "/judges/" + i1, schemaPath: "#/properties/judges/items/required", keyword: "required", params: { missingProperty: "trials" }, message: "must have required property 'trials'", schema: schema47.properties.judges.items.required, parentSchema: schema47.properties.judges.items, data: data10 };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
                for (const key3 in data10) {
                  if (!(key3 === "judge" || key3 === "trials" || key3 === "question")) {
                    const err23 = { instancePath: instancePath + "/judges/" + i1, schemaPath: "#/properties/judges/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema47.properties.judges.items, data: data10 };
                    if (vErrors === null) {
                      vErrors = [err23];
                    } else {
                      vErrors.push(err23);
                    }
                    errors++;
                  }
                }
                if (data10.judge !== void 0) {
                  let data11 = data10.judge;
                  if (typeof data11 !== "string" && data11 !== null) {
                    const err24 = { instancePath: instancePath + "/judges/" + i1 + "/judge", schemaPath: "#/properties/judges/items/properties/judge/type", keyword: "type", params: { type: schema47.properties.judges.items.properties.judge.type }, message: "must be string,null", schema: schema47.properties.judges.items.properties.judge.type, parentSchema: schema47.properties.judges.items.properties.judge, data: data11 };
                    if (vErrors === null) {
                      vErrors = [err24];
                    } else {
                      vErrors.push(err24);
                    }
                    errors++;
                  }
                }
                if (data10.trials !== void 0) {
                  let data12 = data10.trials;
                  if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                    const err25 = { instancePath: instancePath + "/judges/" + i1 + "/trials", schemaPath: "#/properties/judges/items/properties/trials/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema47.properties.judges.items.properties.trials.type, parentSchema: schema47.properties.judges.items.properties.trials, data: data12 };
                    if (vErrors === null) {
                      vErrors = [err25];
                    } else {
                      vErrors.push(err25);
                    }
                    errors++;
                  }
                  if (typeof data12 == "number" && isFinite(data12)) {
                    if (data12 < 1 || isNaN(data12)) {
                      const err26 = { instancePath: instancePath + "/judges/" + i1 + "/trials", schemaPath: "#/properties/judges/items/properties/trials/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema47.properties.judges.items.properties.trials, data: data12 };
                      if (vErrors === null) {
                        vErrors = [err26];
                      } else {
                        vErrors.push(err26);
                      }
                      errors++;
                    }
                  }
                }
                if (data10.question !== void 0) {
                  let data13 = data10.question;
                  if (typeof data13 !== "string") {
                    const err27 = { instancePath: instancePath + "/judges/" + i1 + "/question", schemaPath: "#/properties/judges/items/properties/question/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.judges.items.properties.question.type, parentSchema: schema47.properties.judges.items.properties.question, data: data13 };
                    if (vErrors === null) {
                      vErrors = [err27];
                    } else {
                      vErrors.push(err27);
                    }
                    errors++;
                  }
                }
              } else {
                const err28 = { instancePath: instancePath + "/judges/" + i1, schemaPath: "#/properties/judges/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema47.properties.judges.items.type, parentSchema: schema47.properties.judges.items, data: data10 };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
          } else {
            const err29 = { instancePath: instancePath + "/judges", schemaPath: "#/properties/judges/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema47.properties.judges.type, parentSchema: schema47.properties.judges, data: data9 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
        if (data.scenario_set !== void 0) {
          let data14 = data.scenario_set;
          if (typeof data14 !== "string") {
            const err30 = { instancePath: instancePath + "/scenario_set", schemaPath: "#/properties/scenario_set/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema47.properties.scenario_set.type, parentSchema: schema47.properties.scenario_set, data: data14 };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
        if (data.trials_per_scenario !== void 0) {
          let data15 = data.trials_per_scenario;
          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
            if (data15.fewest === void 0) {
              const err31 = { instancePath: instancePath + "/trials_per_scenario", schemaPath: "#/properties/trials_per_scenario/required", keyword: "required", params: { missingProperty: "fewest" }, message: "must have required property 'fewest'", schema: schema47.properties.trials_per_scenario.required, parentSchema: schema47.properties.trials_per_scenario, data: data15 };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
            if (data15.most === void 0) {
              const err32 = { instancePath: instancePath + "/trials_per_scenario", schemaPath: "#/properties/trials_per_scenario/required", keyword: "required", params: { missingProperty: "most" }, message: "must have required property 'most'", schema: schema47.properties.trials_per_scenario.required, parentSchema: schema47.properties.trials_per_scenario, data: data15 };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
            for (const key4 in data15) {
              if (!(key4 === "fewest" || key4 === "most")) {
                const err33 = { instancePath: instancePath + "/trials_per_scenario", schemaPath: "#/properties/trials_per_scenario/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema47.properties.trials_per_scenario, data: data15 };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
            if (data15.fewest !== void 0) {
              let data16 = data15.fewest;
              if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                const err34 = { instancePath: instancePath + "/trials_per_scenario/fewest", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.type, parentSchema: schema48, data: data16 };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
              if (typeof data16 == "number" && isFinite(data16)) {
                if (data16 < 0 || isNaN(data16)) {
                  const err35 = { instancePath: instancePath + "/trials_per_scenario/fewest", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema48, data: data16 };
                  if (vErrors === null) {
                    vErrors = [err35];
                  } else {
                    vErrors.push(err35);
                  }
                  errors++;
                }
              }
            }
            if (data15.most !== void 0) {
              let data17 = data15.most;
              if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
                const err36 = { instancePath: instancePath + "/trials_per_scenario/most", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.type, parentSchema: schema48, data: data17 };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
              if (typeof data17 == "number" && isFinite(data17)) {
                if (data17 < 0 || isNaN(data17)) {
                  const err37 = { instancePath: instancePath + "/trials_per_scenario/most", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema48, data: data17 };
                  if (vErrors === null) {
                    vErrors = [err37];
                  } else {
                    vErrors.push(err37);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err38 = { instancePath: instancePath + "/trials_per_scenario", schemaPath: "#/properties/trials_per_scenario/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema47.properties.trials_per_scenario.type, parentSchema: schema47.properties.trials_per_scenario, data: data15 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
      } else {
        const err39 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema47.type, parentSchema: schema47, data };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
      validate23.errors = vErrors;
      return errors === 0;
    }
    validate23.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema50 = { "type": "object", "additionalProperties": false, "required": ["code", "effect", "what"], "properties": { "code": { "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$", "examples": ["metric-regressed"] }, "effect": { "enum": ["invalid", "block", "warn", "notice"] }, "what": { "type": "string", "minLength": 1 }, "expected": { "type": "string", "minLength": 1 }, "actual": { "type": "string", "minLength": 1 }, "why": { "type": "string", "minLength": 1 }, "next": { "type": "string", "minLength": 1 }, "subject": { "type": "string", "minLength": 1 }, "where": { "type": "string", "examples": [".github/agent-gate.yml:4:7"] }, "scenarios": { "type": "object", "additionalProperties": false, "required": ["total", "worst"], "properties": { "total": { "type": "integer", "minimum": 1, "examples": [12] }, "worst": { "type": "array", "minItems": 1, "maxItems": 10, "items": { "type": "object", "additionalProperties": false, "required": ["scenario"], "properties": { "scenario": { "$ref": "#/$defs/scenarioId" }, "candidate": { "$ref": "#/$defs/rate" }, "baseline": { "$ref": "#/$defs/rateOrNull" } } } } } } } };
    var pattern4 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
    function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate26.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.code === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema50.required, parentSchema: schema50, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.effect === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effect" }, message: "must have required property 'effect'", schema: schema50.required, parentSchema: schema50, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.what === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "what" }, message: "must have required property 'what'", schema: schema50.required, parentSchema: schema50, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!func1.call(schema50.properties, key0)) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema50, data };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.code !== void 0) {
          let data0 = data.code;
          if (typeof data0 === "string") {
            if (!pattern4.test(data0)) {
              const err4 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"', schema: "^[a-z0-9]+(-[a-z0-9]+)*$", parentSchema: schema50.properties.code, data: data0 };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          } else {
            const err5 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.properties.code.type, parentSchema: schema50.properties.code, data: data0 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.effect !== void 0) {
          let data1 = data.effect;
          if (!(data1 === "invalid" || data1 === "block" || data1 === "warn" || data1 === "notice")) {
            const err6 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/enum", keyword: "enum", params: { allowedValues: schema50.properties.effect.enum }, message: "must be equal to one of the allowed values", schema: schema50.properties.effect.enum, parentSchema: schema50.properties.effect, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.what !== void 0) {
          let data2 = data.what;
          if (typeof data2 === "string") {
            if (func2(data2) < 1) {
              const err7 = { instancePath: instancePath + "/what", schemaPath: "#/properties/what/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema50.properties.what, data: data2 };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/what", schemaPath: "#/properties/what/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.properties.what.type, parentSchema: schema50.properties.what, data: data2 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.expected !== void 0) {
          let data3 = data.expected;
          if (typeof data3 === "string") {
            if (func2(data3) < 1) {
              const err9 = { instancePath: instancePath + "/expected", schemaPath: "#/properties/expected/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema50.properties.expected, data: data3 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/expected", schemaPath: "#/properties/expected/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.properties.expected.type, parentSchema: schema50.properties.expected, data: data3 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.actual !== void 0) {
          let data4 = data.actual;
          if (typeof data4 === "string") {
            if (func2(data4) < 1) {
              const err11 = { instancePath: instancePath + "/actual", schemaPath: "#/properties/actual/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema50.properties.actual, data: data4 };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          } else {
            const err12 = { instancePath: instancePath + "/actual", schemaPath: "#/properties/actual/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.properties.actual.type, parentSchema: schema50.properties.actual, data: data4 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data.why !== void 0) {
          let data5 = data.why;
          if (typeof data5 === "string") {
            if (func2(data5) < 1) {
              const err13 = { instancePath: instancePath + "/why", schemaPath: "#/properties/why/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema50.properties.why, data: data5 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          } else {
            const err14 = { instancePath: instancePath + "/why", schemaPath: "#/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.properties.why.type, parentSchema: schema50.properties.why, data: data5 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data.next !== void 0) {
          let data6 = data.next;
          if (typeof data6 === "string") {
            if (func2(data6) < 1) {
              const err15 = { instancePath: instancePath + "/next", schemaPath: "#/properties/next/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema50.properties.next, data: data6 };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          } else {
            const err16 = { instancePath: instancePath + "/next", schemaPath: "#/properties/next/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.properties.next.type, parentSchema: schema50.properties.next, data: data6 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data.subject !== void 0) {
          let data7 = data.subject;
          if (typeof data7 === "string") {
            if (func2(data7) < 1) {
              const err17 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema50.properties.subject, data: data7 };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          } else {
            const err18 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.properties.subject.type, parentSchema: schema50.properties.subject, data: data7 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data.where !== void 0) {
          let data8 = data.where;
          if (typeof data8 !== "string") {
            const err19 = { instancePath: instancePath + "/where", schemaPath: "#/properties/where/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.properties.where.type, parentSchema: schema50.properties.where, data: data8 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data.scenarios !== void 0) {
          let data9 = data.scenarios;
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            if (data9.total === void 0) {
              const err20 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'", schema: schema50.properties.scenarios.required, parentSchema: schema50.properties.scenarios, data: data9 };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (data9.worst === void 0) {
              const err21 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/required", keyword: "required", params: { missingProperty: "worst" }, message: "must have required property 'worst'", schema: schema50.properties.scenarios.required, parentSchema: schema50.properties.scenarios, data: data9 };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            for (const key1 in data9) {
              if (!(key1 === "total" || key1 === "worst")) {
                const err22 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema50.properties.scenarios, data: data9 };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
            if (data9.total !== void 0) {
              let data10 = data9.total;
              if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                const err23 = { instancePath: instancePath + "/scenarios/total", schemaPath: "#/properties/scenarios/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema50.properties.scenarios.properties.total.type, parentSchema: schema50.properties.scenarios.properties.total, data: data10 };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
              if (typeof data10 == "number" && isFinite(data10)) {
                if (data10 < 1 || isNaN(data10)) {
                  const err24 = { instancePath: instancePath + "/scenarios/total", schemaPath: "#/properties/scenarios/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema50.properties.scenarios.properties.total, data: data10 };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              }
            }
            if (data9.worst !== void 0) {
              let data11 = data9.worst;
              if (Array.isArray(data11)) {
                if (data11.length > 10) {
                  const err25 = { instancePath: instancePath + "/scenarios/worst", schemaPath: "#/properties/scenarios/properties/worst/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items", schema: 10, parentSchema: schema50.properties.scenarios.properties.worst, data: data11 };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
                if (data11.length < 1) {
                  const err26 = { instancePath: instancePath + "/scenarios/worst", schemaPath: "#/properties/scenarios/properties/worst/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema50.properties.scenarios.properties.worst, data: data11 };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
                const len0 = data11.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data12 = data11[i0];
                  if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                    if (data12.scenario === void 0) {
                      const err27 = { instancePath: instancePath + "/scenarios/worst/" + i0, schemaPath: "#/properties/scenarios/properties/worst/items/required", keyword: "required", params: { missingProperty: "scenario" }, message: "must have required property 'scenario'", schema: schema50.properties.scenarios.properties.worst.items.required, parentSchema: schema50.properties.scenarios.properties.worst.items, data: data12 };
                      if (vErrors === null) {
                        vErrors = [err27];
                      } else {
                        vErrors.push(err27);
                      }
                      errors++;
                    }
                    for (const key2 in data12) {
                      if (!(key2 === "scenario" || key2 === "candidate" || key2 === "baseline")) {
                        const err28 = { instancePath: instancePath + "/scenarios/worst/" + i0, schemaPath: "#/properties/scenarios/properties/worst/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema50.properties.scenarios.properties.worst.items, data: data12 };
                        if (vErrors === null) {
                          vErrors = [err28];
                        } else {
                          vErrors.push(err28);
                        }
                        errors++;
                      }
                    }
                    if (data12.scenario !== void 0) {
                      let data13 = data12.scenario;
                      if (typeof data13 === "string") {
                        if (func2(data13) < 1) {
                          const err29 = { instancePath: instancePath + "/scenarios/worst/" + i0 + "/scenario", schemaPath: "#/$defs/scenarioId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema51, data: data13 };
                          if (vErrors === null) {
                            vErrors = [err29];
                          } else {
                            vErrors.push(err29);
                          }
                          errors++;
                        }
                      } else {
                        const err30 = { instancePath: instancePath + "/scenarios/worst/" + i0 + "/scenario", schemaPath: "#/$defs/scenarioId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.type, parentSchema: schema51, data: data13 };
                        if (vErrors === null) {
                          vErrors = [err30];
                        } else {
                          vErrors.push(err30);
                        }
                        errors++;
                      }
                    }
                    if (data12.candidate !== void 0) {
                      let data14 = data12.candidate;
                      if (typeof data14 == "number" && isFinite(data14)) {
                        if (data14 > 1 || isNaN(data14)) {
                          const err31 = { instancePath: instancePath + "/scenarios/worst/" + i0 + "/candidate", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema52, data: data14 };
                          if (vErrors === null) {
                            vErrors = [err31];
                          } else {
                            vErrors.push(err31);
                          }
                          errors++;
                        }
                        if (data14 < 0 || isNaN(data14)) {
                          const err32 = { instancePath: instancePath + "/scenarios/worst/" + i0 + "/candidate", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema52, data: data14 };
                          if (vErrors === null) {
                            vErrors = [err32];
                          } else {
                            vErrors.push(err32);
                          }
                          errors++;
                        }
                      } else {
                        const err33 = { instancePath: instancePath + "/scenarios/worst/" + i0 + "/candidate", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema52.type, parentSchema: schema52, data: data14 };
                        if (vErrors === null) {
                          vErrors = [err33];
                        } else {
                          vErrors.push(err33);
                        }
                        errors++;
                      }
                    }
                    if (data12.baseline !== void 0) {
                      let data15 = data12.baseline;
                      if (!(typeof data15 == "number" && isFinite(data15)) && data15 !== null) {
                        const err34 = { instancePath: instancePath + "/scenarios/worst/" + i0 + "/baseline", schemaPath: "#/$defs/rateOrNull/type", keyword: "type", params: { type: schema46.type }, message: "must be number,null", schema: schema46.type, parentSchema: schema46, data: data15 };
                        if (vErrors === null) {
                          vErrors = [err34];
                        } else {
                          vErrors.push(err34);
                        }
                        errors++;
                      }
                      if (typeof data15 == "number" && isFinite(data15)) {
                        if (data15 > 1 || isNaN(data15)) {
                          const err35 = { instancePath: instancePath + "/scenarios/worst/" + i0 + "/baseline", schemaPath: "#/$defs/rateOrNull/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema46, data: data15 };
                          if (vErrors === null) {
                            vErrors = [err35];
                          } else {
                            vErrors.push(err35);
                          }
                          errors++;
                        }
                        if (data15 < 0 || isNaN(data15)) {
                          const err36 = { instancePath: instancePath + "/scenarios/worst/" + i0 + "/baseline", schemaPath: "#/$defs/rateOrNull/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema46, data: data15 };
                          if (vErrors === null) {
                            vErrors = [err36];
                          } else {
                            vErrors.push(err36);
                          }
                          errors++;
                        }
                      }
                    }
                  } else {
                    const err37 = { instancePath: instancePath + "/scenarios/worst/" + i0, schemaPath: "#/properties/scenarios/properties/worst/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema50.properties.scenarios.properties.worst.items.type, parentSchema: schema50.properties.scenarios.properties.worst.items, data: data12 };
                    if (vErrors === null) {
                      vErrors = [err37];
                    } else {
                      vErrors.push(err37);
                    }
                    errors++;
                  }
                }
              } else {
                const err38 = { instancePath: instancePath + "/scenarios/worst", schemaPath: "#/properties/scenarios/properties/worst/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema50.properties.scenarios.properties.worst.type, parentSchema: schema50.properties.scenarios.properties.worst, data: data11 };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
            }
          } else {
            const err39 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema50.properties.scenarios.type, parentSchema: schema50.properties.scenarios, data: data9 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
      } else {
        const err40 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema50.type, parentSchema: schema50, data };
        if (vErrors === null) {
          vErrors = [err40];
        } else {
          vErrors.push(err40);
        }
        errors++;
      }
      validate26.errors = vErrors;
      return errors === 0;
    }
    validate26.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema54 = { "type": "object", "additionalProperties": false, "required": ["name", "rubric", "candidate", "baseline", "candidate_trials", "baseline_trials", "level", "state", "delta", "tolerance", "threshold", "interval", "detectable", "evidence", "decided_by", "leaning_down"], "properties": { "name": { "type": "string", "examples": ["TCR"] }, "rubric": { "type": "string" }, "tier": { "$ref": "#/$defs/tier" }, "candidate": { "$ref": "#/$defs/rateOrNull" }, "baseline": { "$ref": "#/$defs/rateOrNull" }, "candidate_trials": { "$ref": "#/$defs/count" }, "baseline_trials": { "$ref": "#/$defs/countOrNull" }, "level": { "$ref": "#/$defs/level" }, "state": { "$ref": "#/$defs/state" }, "delta": { "$ref": "#/$defs/delta" }, "paired": { "$ref": "#/$defs/paired" }, "tolerance": { "$ref": "#/$defs/tolerance" }, "threshold": { "$ref": "#/$defs/threshold" }, "interval": { "$ref": "#/$defs/interval" }, "detectable": { "$ref": "#/$defs/detectable" }, "evidence": { "$ref": "#/$defs/evidence" }, "decided_by": { "$ref": "#/$defs/decidedBy" }, "leaning_down": { "$ref": "#/$defs/leaningDown" }, "reliability": { "$ref": "#/$defs/reliability" } } };
    var schema55 = { "enum": ["critical", "supporting", "advisory"] };
    var schema68 = { "enum": ["regressed", "improved", "unchanged", "inconclusive", "insufficient", "not-comparable", "no-baseline"] };
    var schema69 = { "type": ["number", "null"], "minimum": -1, "maximum": 1 };
    var schema75 = { "type": ["object", "null"], "additionalProperties": false, "required": ["lower", "upper"], "properties": { "lower": { "type": "number", "minimum": -1, "maximum": 1 }, "upper": { "type": "number", "minimum": -1, "maximum": 1 } } };
    var schema83 = { "type": "boolean" };
    var schema58 = { "type": "object", "additionalProperties": false, "required": ["passed", "total"], "properties": { "passed": { "$ref": "#/$defs/quantity" }, "total": { "$ref": "#/$defs/quantity" } } };
    function validate29(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate29.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.passed === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "passed" }, message: "must have required property 'passed'", schema: schema58.required, parentSchema: schema58, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.total === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'", schema: schema58.required, parentSchema: schema58, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "passed" || key0 === "total")) {
            const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema58, data };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data.passed !== void 0) {
          let data0 = data.passed;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            const err3 = { instancePath: instancePath + "/passed", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.type, parentSchema: schema48, data: data0 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 < 0 || isNaN(data0)) {
              const err4 = { instancePath: instancePath + "/passed", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema48, data: data0 };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          }
        }
        if (data.total !== void 0) {
          let data1 = data.total;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            const err5 = { instancePath: instancePath + "/total", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.type, parentSchema: schema48, data: data1 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 < 0 || isNaN(data1)) {
              const err6 = { instancePath: instancePath + "/total", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema48, data: data1 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          }
        }
      } else {
        const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema58.type, parentSchema: schema58, data };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      validate29.errors = vErrors;
      return errors === 0;
    }
    validate29.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema61 = { "type": ["object", "null"], "additionalProperties": false, "required": ["passed", "total"], "properties": { "passed": { "$ref": "#/$defs/quantity" }, "total": { "$ref": "#/$defs/quantity" } } };
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
      if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema61.type }, message: "must be object,null", schema: schema61.type, parentSchema: schema61, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.passed === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "passed" }, message: "must have required property 'passed'", schema: schema61.required, parentSchema: schema61, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.total === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'", schema: schema61.required, parentSchema: schema61, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "passed" || key0 === "total")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema61, data };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.passed !== void 0) {
          let data0 = data.passed;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            const err4 = { instancePath: instancePath + "/passed", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.type, parentSchema: schema48, data: data0 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 < 0 || isNaN(data0)) {
              const err5 = { instancePath: instancePath + "/passed", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema48, data: data0 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          }
        }
        if (data.total !== void 0) {
          let data1 = data.total;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            const err6 = { instancePath: instancePath + "/total", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.type, parentSchema: schema48, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 < 0 || isNaN(data1)) {
              const err7 = { instancePath: instancePath + "/total", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema48, data: data1 };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          }
        }
      }
      validate31.errors = vErrors;
      return errors === 0;
    }
    validate31.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema64 = { "type": ["object", "null"], "additionalProperties": false, "required": ["scenarios", "effective_n", "lower", "upper"], "properties": { "scenarios": { "type": "integer", "minimum": 1, "examples": [50] }, "families": { "type": "integer", "minimum": 1, "examples": [12] }, "effective_n": { "type": "number", "minimum": 0, "examples": [62.5] }, "lower": { "$ref": "#/$defs/rate", "examples": [0.801] }, "upper": { "$ref": "#/$defs/rate", "examples": [0.918] }, "failures_up_to": { "$ref": "#/$defs/rate", "examples": [0.139] } } };
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
      if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema64.type }, message: "must be object,null", schema: schema64.type, parentSchema: schema64, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.scenarios === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios" }, message: "must have required property 'scenarios'", schema: schema64.required, parentSchema: schema64, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.effective_n === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effective_n" }, message: "must have required property 'effective_n'", schema: schema64.required, parentSchema: schema64, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.lower === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lower" }, message: "must have required property 'lower'", schema: schema64.required, parentSchema: schema64, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.upper === void 0) {
          const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "upper" }, message: "must have required property 'upper'", schema: schema64.required, parentSchema: schema64, data };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "scenarios" || key0 === "families" || key0 === "effective_n" || key0 === "lower" || key0 === "upper" || key0 === "failures_up_to")) {
            const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema64, data };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.scenarios !== void 0) {
          let data0 = data.scenarios;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            const err6 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema64.properties.scenarios.type, parentSchema: schema64.properties.scenarios, data: data0 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 < 1 || isNaN(data0)) {
              const err7 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema64.properties.scenarios, data: data0 };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          }
        }
        if (data.families !== void 0) {
          let data1 = data.families;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            const err8 = { instancePath: instancePath + "/families", schemaPath: "#/properties/families/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema64.properties.families.type, parentSchema: schema64.properties.families, data: data1 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 < 1 || isNaN(data1)) {
              const err9 = { instancePath: instancePath + "/families", schemaPath: "#/properties/families/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema64.properties.families, data: data1 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          }
        }
        if (data.effective_n !== void 0) {
          let data2 = data.effective_n;
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 < 0 || isNaN(data2)) {
              const err10 = { instancePath: instancePath + "/effective_n", schemaPath: "#/properties/effective_n/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema64.properties.effective_n, data: data2 };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          } else {
            const err11 = { instancePath: instancePath + "/effective_n", schemaPath: "#/properties/effective_n/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema64.properties.effective_n.type, parentSchema: schema64.properties.effective_n, data: data2 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data.lower !== void 0) {
          let data3 = data.lower;
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 1 || isNaN(data3)) {
              const err12 = { instancePath: instancePath + "/lower", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema52, data: data3 };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data3 < 0 || isNaN(data3)) {
              const err13 = { instancePath: instancePath + "/lower", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema52, data: data3 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          } else {
            const err14 = { instancePath: instancePath + "/lower", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema52.type, parentSchema: schema52, data: data3 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data.upper !== void 0) {
          let data4 = data.upper;
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 1 || isNaN(data4)) {
              const err15 = { instancePath: instancePath + "/upper", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema52, data: data4 };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data4 < 0 || isNaN(data4)) {
              const err16 = { instancePath: instancePath + "/upper", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema52, data: data4 };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          } else {
            const err17 = { instancePath: instancePath + "/upper", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema52.type, parentSchema: schema52, data: data4 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data.failures_up_to !== void 0) {
          let data5 = data.failures_up_to;
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 1 || isNaN(data5)) {
              const err18 = { instancePath: instancePath + "/failures_up_to", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema52, data: data5 };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (data5 < 0 || isNaN(data5)) {
              const err19 = { instancePath: instancePath + "/failures_up_to", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema52, data: data5 };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
          } else {
            const err20 = { instancePath: instancePath + "/failures_up_to", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema52.type, parentSchema: schema52, data: data5 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
      }
      validate33.errors = vErrors;
      return errors === 0;
    }
    validate33.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema70 = { "type": "object", "additionalProperties": false, "required": ["scenarios", "candidate", "baseline"], "properties": { "scenarios": { "type": "integer", "minimum": 1 }, "candidate": { "$ref": "#/$defs/rate" }, "baseline": { "$ref": "#/$defs/rate" }, "waived": { "type": "integer", "minimum": 1 } } };
    function validate35(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate35.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.scenarios === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios" }, message: "must have required property 'scenarios'", schema: schema70.required, parentSchema: schema70, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.candidate === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "candidate" }, message: "must have required property 'candidate'", schema: schema70.required, parentSchema: schema70, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.baseline === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baseline" }, message: "must have required property 'baseline'", schema: schema70.required, parentSchema: schema70, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "scenarios" || key0 === "candidate" || key0 === "baseline" || key0 === "waived")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema70, data };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.scenarios !== void 0) {
          let data0 = data.scenarios;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            const err4 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema70.properties.scenarios.type, parentSchema: schema70.properties.scenarios, data: data0 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 < 1 || isNaN(data0)) {
              const err5 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema70.properties.scenarios, data: data0 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          }
        }
        if (data.candidate !== void 0) {
          let data1 = data.candidate;
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1 || isNaN(data1)) {
              const err6 = { instancePath: instancePath + "/candidate", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema52, data: data1 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data1 < 0 || isNaN(data1)) {
              const err7 = { instancePath: instancePath + "/candidate", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema52, data: data1 };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/candidate", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema52.type, parentSchema: schema52, data: data1 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.baseline !== void 0) {
          let data2 = data.baseline;
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 1 || isNaN(data2)) {
              const err9 = { instancePath: instancePath + "/baseline", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema52, data: data2 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data2 < 0 || isNaN(data2)) {
              const err10 = { instancePath: instancePath + "/baseline", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema52, data: data2 };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          } else {
            const err11 = { instancePath: instancePath + "/baseline", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema52.type, parentSchema: schema52, data: data2 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data.waived !== void 0) {
          let data3 = data.waived;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            const err12 = { instancePath: instancePath + "/waived", schemaPath: "#/properties/waived/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema70.properties.waived.type, parentSchema: schema70.properties.waived, data: data3 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 < 1 || isNaN(data3)) {
              const err13 = { instancePath: instancePath + "/waived", schemaPath: "#/properties/waived/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema70.properties.waived, data: data3 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          }
        }
      } else {
        const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema70.type, parentSchema: schema70, data };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      validate35.errors = vErrors;
      return errors === 0;
    }
    validate35.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema77 = { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["test", "p", "adjusted_p"], "properties": { "test": { "$ref": "#/$defs/testName" }, "p": { "$ref": "#/$defs/rate" }, "adjusted_p": { "$ref": "#/$defs/rate" } } } };
    var schema78 = { "enum": ["paired-t", "history-t", "mcnemar-mid-p", "exact"] };
    function validate37(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate37.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (Array.isArray(data)) {
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0];
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.test === void 0) {
              const err0 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "test" }, message: "must have required property 'test'", schema: schema77.items.required, parentSchema: schema77.items, data: data0 };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
            if (data0.p === void 0) {
              const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "p" }, message: "must have required property 'p'", schema: schema77.items.required, parentSchema: schema77.items, data: data0 };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (data0.adjusted_p === void 0) {
              const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "adjusted_p" }, message: "must have required property 'adjusted_p'", schema: schema77.items.required, parentSchema: schema77.items, data: data0 };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            for (const key0 in data0) {
              if (!(key0 === "test" || key0 === "p" || key0 === "adjusted_p")) {
                const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema77.items, data: data0 };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
            if (data0.test !== void 0) {
              let data1 = data0.test;
              if (!(data1 === "paired-t" || data1 === "history-t" || data1 === "mcnemar-mid-p" || data1 === "exact")) {
                const err4 = { instancePath: instancePath + "/" + i0 + "/test", schemaPath: "#/$defs/testName/enum", keyword: "enum", params: { allowedValues: schema78.enum }, message: "must be equal to one of the allowed values", schema: schema78.enum, parentSchema: schema78, data: data1 };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
            }
            if (data0.p !== void 0) {
              let data2 = data0.p;
              if (typeof data2 == "number" && isFinite(data2)) {
                if (data2 > 1 || isNaN(data2)) {
                  const err5 = { instancePath: instancePath + "/" + i0 + "/p", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema52, data: data2 };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
                if (data2 < 0 || isNaN(data2)) {
                  const err6 = { instancePath: instancePath + "/" + i0 + "/p", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema52, data: data2 };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
              } else {
                const err7 = { instancePath: instancePath + "/" + i0 + "/p", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema52.type, parentSchema: schema52, data: data2 };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
            if (data0.adjusted_p !== void 0) {
              let data3 = data0.adjusted_p;
              if (typeof data3 == "number" && isFinite(data3)) {
                if (data3 > 1 || isNaN(data3)) {
                  const err8 = { instancePath: instancePath + "/" + i0 + "/adjusted_p", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema52, data: data3 };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
                if (data3 < 0 || isNaN(data3)) {
                  const err9 = { instancePath: instancePath + "/" + i0 + "/adjusted_p", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema52, data: data3 };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
              } else {
                const err10 = { instancePath: instancePath + "/" + i0 + "/adjusted_p", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema52.type, parentSchema: schema52, data: data3 };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
          } else {
            const err11 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema77.items.type, parentSchema: schema77.items, data: data0 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      } else {
        const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema77.type, parentSchema: schema77, data };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      validate37.errors = vErrors;
      return errors === 0;
    }
    validate37.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
    var schema81 = { "type": "array", "items": { "$ref": "#/$defs/testName" } };
    function validate39(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate39.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (Array.isArray(data)) {
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0];
          if (!(data0 === "paired-t" || data0 === "history-t" || data0 === "mcnemar-mid-p" || data0 === "exact")) {
            const err0 = { instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/testName/enum", keyword: "enum", params: { allowedValues: schema78.enum }, message: "must be equal to one of the allowed values", schema: schema78.enum, parentSchema: schema78, data: data0 };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
        }
      } else {
        const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema81.type, parentSchema: schema81, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      validate39.errors = vErrors;
      return errors === 0;
    }
    validate39.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
    var schema84 = { "type": "object", "additionalProperties": false, "required": ["k", "candidate", "baseline", "p_worse"], "properties": { "k": { "type": "integer", "minimum": 2 }, "candidate": { "$ref": "#/$defs/reliabilitySide" }, "baseline": { "$ref": "#/$defs/reliabilitySideOrNull" }, "p_worse": { "$ref": "#/$defs/reliabilitySideOrNull" } } };
    var schema85 = { "type": "object", "additionalProperties": false, "required": ["all_pass", "any_pass"], "properties": { "all_pass": { "$ref": "#/$defs/rate" }, "any_pass": { "$ref": "#/$defs/rate" } } };
    function validate42(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate42.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.all_pass === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "all_pass" }, message: "must have required property 'all_pass'", schema: schema85.required, parentSchema: schema85, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.any_pass === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "any_pass" }, message: "must have required property 'any_pass'", schema: schema85.required, parentSchema: schema85, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "all_pass" || key0 === "any_pass")) {
            const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema85, data };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data.all_pass !== void 0) {
          let data0 = data.all_pass;
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 1 || isNaN(data0)) {
              const err3 = { instancePath: instancePath + "/all_pass", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema52, data: data0 };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data0 < 0 || isNaN(data0)) {
              const err4 = { instancePath: instancePath + "/all_pass", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema52, data: data0 };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          } else {
            const err5 = { instancePath: instancePath + "/all_pass", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema52.type, parentSchema: schema52, data: data0 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.any_pass !== void 0) {
          let data1 = data.any_pass;
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1 || isNaN(data1)) {
              const err6 = { instancePath: instancePath + "/any_pass", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema52, data: data1 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data1 < 0 || isNaN(data1)) {
              const err7 = { instancePath: instancePath + "/any_pass", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema52, data: data1 };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/any_pass", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema52.type, parentSchema: schema52, data: data1 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      } else {
        const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema85.type, parentSchema: schema85, data };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      validate42.errors = vErrors;
      return errors === 0;
    }
    validate42.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema88 = { "type": ["object", "null"], "additionalProperties": false, "required": ["all_pass", "any_pass"], "properties": { "all_pass": { "$ref": "#/$defs/rate" }, "any_pass": { "$ref": "#/$defs/rate" } } };
    function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate44.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (!(data && typeof data == "object" && !Array.isArray(data)) && data !== null) {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema88.type }, message: "must be object,null", schema: schema88.type, parentSchema: schema88, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.all_pass === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "all_pass" }, message: "must have required property 'all_pass'", schema: schema88.required, parentSchema: schema88, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.any_pass === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "any_pass" }, message: "must have required property 'any_pass'", schema: schema88.required, parentSchema: schema88, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "all_pass" || key0 === "any_pass")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema88, data };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.all_pass !== void 0) {
          let data0 = data.all_pass;
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 1 || isNaN(data0)) {
              const err4 = { instancePath: instancePath + "/all_pass", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema52, data: data0 };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data0 < 0 || isNaN(data0)) {
              const err5 = { instancePath: instancePath + "/all_pass", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema52, data: data0 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          } else {
            const err6 = { instancePath: instancePath + "/all_pass", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema52.type, parentSchema: schema52, data: data0 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.any_pass !== void 0) {
          let data1 = data.any_pass;
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1 || isNaN(data1)) {
              const err7 = { instancePath: instancePath + "/any_pass", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema52, data: data1 };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data1 < 0 || isNaN(data1)) {
              const err8 = { instancePath: instancePath + "/any_pass", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema52, data: data1 };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/any_pass", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema52.type, parentSchema: schema52, data: data1 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
      }
      validate44.errors = vErrors;
      return errors === 0;
    }
    validate44.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate41.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.k === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "k" }, message: "must have required property 'k'", schema: schema84.required, parentSchema: schema84, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.candidate === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "candidate" }, message: "must have required property 'candidate'", schema: schema84.required, parentSchema: schema84, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.baseline === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baseline" }, message: "must have required property 'baseline'", schema: schema84.required, parentSchema: schema84, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.p_worse === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "p_worse" }, message: "must have required property 'p_worse'", schema: schema84.required, parentSchema: schema84, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "k" || key0 === "candidate" || key0 === "baseline" || key0 === "p_worse")) {
            const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema84, data };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.k !== void 0) {
          let data0 = data.k;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            const err5 = { instancePath: instancePath + "/k", schemaPath: "#/properties/k/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema84.properties.k.type, parentSchema: schema84.properties.k, data: data0 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 < 2 || isNaN(data0)) {
              const err6 = { instancePath: instancePath + "/k", schemaPath: "#/properties/k/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, message: "must be >= 2", schema: 2, parentSchema: schema84.properties.k, data: data0 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          }
        }
        if (data.candidate !== void 0) {
          if (!validate42(data.candidate, { instancePath: instancePath + "/candidate", parentData: data, parentDataProperty: "candidate", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
            errors = vErrors.length;
          }
        }
        if (data.baseline !== void 0) {
          if (!validate44(data.baseline, { instancePath: instancePath + "/baseline", parentData: data, parentDataProperty: "baseline", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
            errors = vErrors.length;
          }
        }
        if (data.p_worse !== void 0) {
          if (!validate44(data.p_worse, { instancePath: instancePath + "/p_worse", parentData: data, parentDataProperty: "p_worse", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema84.type, parentSchema: schema84, data };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      validate41.errors = vErrors;
      return errors === 0;
    }
    validate41.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate28.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema54.required, parentSchema: schema54, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.rubric === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rubric" }, message: "must have required property 'rubric'", schema: schema54.required, parentSchema: schema54, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.candidate === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "candidate" }, message: "must have required property 'candidate'", schema: schema54.required, parentSchema: schema54, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.baseline === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baseline" }, message: "must have required property 'baseline'", schema: schema54.required, parentSchema: schema54, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.candidate_trials === void 0) {
          const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "candidate_trials" }, message: "must have required property 'candidate_trials'", schema: schema54.required, parentSchema: schema54, data };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.baseline_trials === void 0) {
          const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baseline_trials" }, message: "must have required property 'baseline_trials'", schema: schema54.required, parentSchema: schema54, data };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.level === void 0) {
          const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "level" }, message: "must have required property 'level'", schema: schema54.required, parentSchema: schema54, data };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data.state === void 0) {
          const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema54.required, parentSchema: schema54, data };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data.delta === void 0) {
          const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "delta" }, message: "must have required property 'delta'", schema: schema54.required, parentSchema: schema54, data };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data.tolerance === void 0) {
          const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tolerance" }, message: "must have required property 'tolerance'", schema: schema54.required, parentSchema: schema54, data };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data.threshold === void 0) {
          const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "threshold" }, message: "must have required property 'threshold'", schema: schema54.required, parentSchema: schema54, data };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data.interval === void 0) {
          const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "interval" }, message: "must have required property 'interval'", schema: schema54.required, parentSchema: schema54, data };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data.detectable === void 0) {
          const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detectable" }, message: "must have required property 'detectable'", schema: schema54.required, parentSchema: schema54, data };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data.evidence === void 0) {
          const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'", schema: schema54.required, parentSchema: schema54, data };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data.decided_by === void 0) {
          const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decided_by" }, message: "must have required property 'decided_by'", schema: schema54.required, parentSchema: schema54, data };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data.leaning_down === void 0) {
          const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "leaning_down" }, message: "must have required property 'leaning_down'", schema: schema54.required, parentSchema: schema54, data };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!func1.call(schema54.properties, key0)) {
            const err16 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema54, data };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data.name !== void 0) {
          let data0 = data.name;
          if (typeof data0 !== "string") {
            const err17 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema54.properties.name.type, parentSchema: schema54.properties.name, data: data0 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data.rubric !== void 0) {
          let data1 = data.rubric;
          if (typeof data1 !== "string") {
            const err18 = { instancePath: instancePath + "/rubric", schemaPath: "#/properties/rubric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema54.properties.rubric.type, parentSchema: schema54.properties.rubric, data: data1 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data.tier !== void 0) {
          let data2 = data.tier;
          if (!(data2 === "critical" || data2 === "supporting" || data2 === "advisory")) {
            const err19 = { instancePath: instancePath + "/tier", schemaPath: "#/$defs/tier/enum", keyword: "enum", params: { allowedValues: schema55.enum }, message: "must be equal to one of the allowed values", schema: schema55.enum, parentSchema: schema55, data: data2 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data.candidate !== void 0) {
          let data3 = data.candidate;
          if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
            const err20 = { instancePath: instancePath + "/candidate", schemaPath: "#/$defs/rateOrNull/type", keyword: "type", params: { type: schema46.type }, message: "must be number,null", schema: schema46.type, parentSchema: schema46, data: data3 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 1 || isNaN(data3)) {
              const err21 = { instancePath: instancePath + "/candidate", schemaPath: "#/$defs/rateOrNull/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema46, data: data3 };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            if (data3 < 0 || isNaN(data3)) {
              const err22 = { instancePath: instancePath + "/candidate", schemaPath: "#/$defs/rateOrNull/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema46, data: data3 };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          }
        }
        if (data.baseline !== void 0) {
          let data4 = data.baseline;
          if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
            const err23 = { instancePath: instancePath + "/baseline", schemaPath: "#/$defs/rateOrNull/type", keyword: "type", params: { type: schema46.type }, message: "must be number,null", schema: schema46.type, parentSchema: schema46, data: data4 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 1 || isNaN(data4)) {
              const err24 = { instancePath: instancePath + "/baseline", schemaPath: "#/$defs/rateOrNull/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema46, data: data4 };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            if (data4 < 0 || isNaN(data4)) {
              const err25 = { instancePath: instancePath + "/baseline", schemaPath: "#/$defs/rateOrNull/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema46, data: data4 };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
          }
        }
        if (data.candidate_trials !== void 0) {
          if (!validate29(data.candidate_trials, { instancePath: instancePath + "/candidate_trials", parentData: data, parentDataProperty: "candidate_trials", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
            errors = vErrors.length;
          }
        }
        if (data.baseline_trials !== void 0) {
          if (!validate31(data.baseline_trials, { instancePath: instancePath + "/baseline_trials", parentData: data, parentDataProperty: "baseline_trials", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
            errors = vErrors.length;
          }
        }
        if (data.level !== void 0) {
          if (!validate33(data.level, { instancePath: instancePath + "/level", parentData: data, parentDataProperty: "level", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
            errors = vErrors.length;
          }
        }
        if (data.state !== void 0) {
          let data8 = data.state;
          if (!(data8 === "regressed" || data8 === "improved" || data8 === "unchanged" || data8 === "inconclusive" || data8 === "insufficient" || data8 === "not-comparable" || data8 === "no-baseline")) {
            const err26 = { instancePath: instancePath + "/state", schemaPath: "#/$defs/state/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values", schema: schema68.enum, parentSchema: schema68, data: data8 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
        if (data.delta !== void 0) {
          let data9 = data.delta;
          if (!(typeof data9 == "number" && isFinite(data9)) && data9 !== null) {
            const err27 = { instancePath: instancePath + "/delta", schemaPath: "#/$defs/delta/type", keyword: "type", params: { type: schema69.type }, message: "must be number,null", schema: schema69.type, parentSchema: schema69, data: data9 };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
          if (typeof data9 == "number" && isFinite(data9)) {
            if (data9 > 1 || isNaN(data9)) {
              const err28 = { instancePath: instancePath + "/delta", schemaPath: "#/$defs/delta/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema69, data: data9 };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (data9 < -1 || isNaN(data9)) {
              const err29 = { instancePath: instancePath + "/delta", schemaPath: "#/$defs/delta/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema69, data: data9 };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
          }
        }
        if (data.paired !== void 0) {
          if (!validate35(data.paired, { instancePath: instancePath + "/paired", parentData: data, parentDataProperty: "paired", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
            errors = vErrors.length;
          }
        }
        if (data.tolerance !== void 0) {
          let data11 = data.tolerance;
          if (typeof data11 == "number" && isFinite(data11)) {
            if (data11 > 1 || isNaN(data11)) {
              const err30 = { instancePath: instancePath + "/tolerance", schemaPath: "#/$defs/tolerance/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema52, data: data11 };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            if (data11 < 0 || isNaN(data11)) {
              const err31 = { instancePath: instancePath + "/tolerance", schemaPath: "#/$defs/tolerance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema52, data: data11 };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
          } else {
            const err32 = { instancePath: instancePath + "/tolerance", schemaPath: "#/$defs/tolerance/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema52.type, parentSchema: schema52, data: data11 };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
        if (data.threshold !== void 0) {
          let data12 = data.threshold;
          if (!(typeof data12 == "number" && isFinite(data12)) && data12 !== null) {
            const err33 = { instancePath: instancePath + "/threshold", schemaPath: "#/$defs/threshold/type", keyword: "type", params: { type: schema46.type }, message: "must be number,null", schema: schema46.type, parentSchema: schema46, data: data12 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 > 1 || isNaN(data12)) {
              const err34 = { instancePath: instancePath + "/threshold", schemaPath: "#/$defs/threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema46, data: data12 };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
            if (data12 < 0 || isNaN(data12)) {
              const err35 = { instancePath: instancePath + "/threshold", schemaPath: "#/$defs/threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema46, data: data12 };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
          }
        }
        if (data.interval !== void 0) {
          let data13 = data.interval;
          if (!(data13 && typeof data13 == "object" && !Array.isArray(data13)) && data13 !== null) {
            const err36 = { instancePath: instancePath + "/interval", schemaPath: "#/$defs/interval/type", keyword: "type", params: { type: schema75.type }, message: "must be object,null", schema: schema75.type, parentSchema: schema75, data: data13 };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
          if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
            if (data13.lower === void 0) {
              const err37 = { instancePath: instancePath + "/interval", schemaPath: "#/$defs/interval/required", keyword: "required", params: { missingProperty: "lower" }, message: "must have required property 'lower'", schema: schema75.required, parentSchema: schema75, data: data13 };
              if (vErrors === null) {
                vErrors = [err37];
              } else {
                vErrors.push(err37);
              }
              errors++;
            }
            if (data13.upper === void 0) {
              const err38 = { instancePath: instancePath + "/interval", schemaPath: "#/$defs/interval/required", keyword: "required", params: { missingProperty: "upper" }, message: "must have required property 'upper'", schema: schema75.required, parentSchema: schema75, data: data13 };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
            for (const key1 in data13) {
              if (!(key1 === "lower" || key1 === "upper")) {
                const err39 = { instancePath: instancePath + "/interval", schemaPath: "#/$defs/interval/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema75, data: data13 };
                if (vErrors === null) {
                  vErrors = [err39];
                } else {
                  vErrors.push(err39);
                }
                errors++;
              }
            }
            if (data13.lower !== void 0) {
              let data14 = data13.lower;
              if (typeof data14 == "number" && isFinite(data14)) {
                if (data14 > 1 || isNaN(data14)) {
                  const err40 = { instancePath: instancePath + "/interval/lower", schemaPath: "#/$defs/interval/properties/lower/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema75.properties.lower, data: data14 };
                  if (vErrors === null) {
                    vErrors = [err40];
                  } else {
                    vErrors.push(err40);
                  }
                  errors++;
                }
                if (data14 < -1 || isNaN(data14)) {
                  const err41 = { instancePath: instancePath + "/interval/lower", schemaPath: "#/$defs/interval/properties/lower/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema75.properties.lower, data: data14 };
                  if (vErrors === null) {
                    vErrors = [err41];
                  } else {
                    vErrors.push(err41);
                  }
                  errors++;
                }
              } else {
                const err42 = { instancePath: instancePath + "/interval/lower", schemaPath: "#/$defs/interval/properties/lower/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema75.properties.lower.type, parentSchema: schema75.properties.lower, data: data14 };
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              }
            }
            if (data13.upper !== void 0) {
              let data15 = data13.upper;
              if (typeof data15 == "number" && isFinite(data15)) {
                if (data15 > 1 || isNaN(data15)) {
                  const err43 = { instancePath: instancePath + "/interval/upper", schemaPath: "#/$defs/interval/properties/upper/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema75.properties.upper, data: data15 };
                  if (vErrors === null) {
                    vErrors = [err43];
                  } else {
                    vErrors.push(err43);
                  }
                  errors++;
                }
                if (data15 < -1 || isNaN(data15)) {
                  const err44 = { instancePath: instancePath + "/interval/upper", schemaPath: "#/$defs/interval/properties/upper/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema75.properties.upper, data: data15 };
                  if (vErrors === null) {
                    vErrors = [err44];
                  } else {
                    vErrors.push(err44);
                  }
                  errors++;
                }
              } else {
                const err45 = { instancePath: instancePath + "/interval/upper", schemaPath: "#/$defs/interval/properties/upper/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema75.properties.upper.type, parentSchema: schema75.properties.upper, data: data15 };
                if (vErrors === null) {
                  vErrors = [err45];
                } else {
                  vErrors.push(err45);
                }
                errors++;
              }
            }
          }
        }
        if (data.detectable !== void 0) {
          let data16 = data.detectable;
          if (!(typeof data16 == "number" && isFinite(data16)) && data16 !== null) {
            const err46 = { instancePath: instancePath + "/detectable", schemaPath: "#/$defs/detectable/type", keyword: "type", params: { type: schema46.type }, message: "must be number,null", schema: schema46.type, parentSchema: schema46, data: data16 };
            if (vErrors === null) {
              vErrors = [err46];
            } else {
              vErrors.push(err46);
            }
            errors++;
          }
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 > 1 || isNaN(data16)) {
              const err47 = { instancePath: instancePath + "/detectable", schemaPath: "#/$defs/detectable/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema46, data: data16 };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
            if (data16 < 0 || isNaN(data16)) {
              const err48 = { instancePath: instancePath + "/detectable", schemaPath: "#/$defs/detectable/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema46, data: data16 };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
          }
        }
        if (data.evidence !== void 0) {
          if (!validate37(data.evidence, { instancePath: instancePath + "/evidence", parentData: data, parentDataProperty: "evidence", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
            errors = vErrors.length;
          }
        }
        if (data.decided_by !== void 0) {
          if (!validate39(data.decided_by, { instancePath: instancePath + "/decided_by", parentData: data, parentDataProperty: "decided_by", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
            errors = vErrors.length;
          }
        }
        if (data.leaning_down !== void 0) {
          let data19 = data.leaning_down;
          if (typeof data19 !== "boolean") {
            const err49 = { instancePath: instancePath + "/leaning_down", schemaPath: "#/$defs/leaningDown/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema83.type, parentSchema: schema83, data: data19 };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
        if (data.reliability !== void 0) {
          if (!validate41(data.reliability, { instancePath: instancePath + "/reliability", parentData: data, parentDataProperty: "reliability", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err50 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema54.type, parentSchema: schema54, data };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
      validate28.errors = vErrors;
      return errors === 0;
    }
    validate28.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema93 = { "type": "object", "additionalProperties": false, "required": ["rubric", "key", "tier", "candidate", "baseline", "level", "state", "delta", "tolerance", "threshold", "interval", "detectable", "evidence", "decided_by", "leaning_down"], "properties": { "rubric": { "type": "string" }, "key": { "type": "string" }, "question": { "type": "string" }, "tier": { "$ref": "#/$defs/tier" }, "candidate": { "$ref": "#/$defs/countOrNull" }, "baseline": { "$ref": "#/$defs/countOrNull" }, "level": { "$ref": "#/$defs/level" }, "state": { "$ref": "#/$defs/state" }, "delta": { "$ref": "#/$defs/delta" }, "paired": { "$ref": "#/$defs/paired" }, "tolerance": { "$ref": "#/$defs/tolerance" }, "threshold": { "$ref": "#/$defs/threshold" }, "interval": { "$ref": "#/$defs/interval" }, "detectable": { "$ref": "#/$defs/detectable" }, "evidence": { "$ref": "#/$defs/evidence" }, "decided_by": { "$ref": "#/$defs/decidedBy" }, "leaning_down": { "$ref": "#/$defs/leaningDown" } } };
    function validate49(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate49.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.rubric === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rubric" }, message: "must have required property 'rubric'", schema: schema93.required, parentSchema: schema93, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.key === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema93.required, parentSchema: schema93, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.tier === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'", schema: schema93.required, parentSchema: schema93, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.candidate === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "candidate" }, message: "must have required property 'candidate'", schema: schema93.required, parentSchema: schema93, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.baseline === void 0) {
          const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baseline" }, message: "must have required property 'baseline'", schema: schema93.required, parentSchema: schema93, data };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.level === void 0) {
          const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "level" }, message: "must have required property 'level'", schema: schema93.required, parentSchema: schema93, data };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.state === void 0) {
          const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema93.required, parentSchema: schema93, data };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data.delta === void 0) {
          const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "delta" }, message: "must have required property 'delta'", schema: schema93.required, parentSchema: schema93, data };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data.tolerance === void 0) {
          const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tolerance" }, message: "must have required property 'tolerance'", schema: schema93.required, parentSchema: schema93, data };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data.threshold === void 0) {
          const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "threshold" }, message: "must have required property 'threshold'", schema: schema93.required, parentSchema: schema93, data };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data.interval === void 0) {
          const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "interval" }, message: "must have required property 'interval'", schema: schema93.required, parentSchema: schema93, data };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data.detectable === void 0) {
          const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detectable" }, message: "must have required property 'detectable'", schema: schema93.required, parentSchema: schema93, data };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data.evidence === void 0) {
          const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'", schema: schema93.required, parentSchema: schema93, data };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data.decided_by === void 0) {
          const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decided_by" }, message: "must have required property 'decided_by'", schema: schema93.required, parentSchema: schema93, data };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data.leaning_down === void 0) {
          const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "leaning_down" }, message: "must have required property 'leaning_down'", schema: schema93.required, parentSchema: schema93, data };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!func1.call(schema93.properties, key0)) {
            const err15 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema93, data };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data.rubric !== void 0) {
          let data0 = data.rubric;
          if (typeof data0 !== "string") {
            const err16 = { instancePath: instancePath + "/rubric", schemaPath: "#/properties/rubric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.rubric.type, parentSchema: schema93.properties.rubric, data: data0 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data.key !== void 0) {
          let data1 = data.key;
          if (typeof data1 !== "string") {
            const err17 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.key.type, parentSchema: schema93.properties.key, data: data1 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data.question !== void 0) {
          let data2 = data.question;
          if (typeof data2 !== "string") {
            const err18 = { instancePath: instancePath + "/question", schemaPath: "#/properties/question/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.properties.question.type, parentSchema: schema93.properties.question, data: data2 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data.tier !== void 0) {
          let data3 = data.tier;
          if (!(data3 === "critical" || data3 === "supporting" || data3 === "advisory")) {
            const err19 = { instancePath: instancePath + "/tier", schemaPath: "#/$defs/tier/enum", keyword: "enum", params: { allowedValues: schema55.enum }, message: "must be equal to one of the allowed values", schema: schema55.enum, parentSchema: schema55, data: data3 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data.candidate !== void 0) {
          if (!validate31(data.candidate, { instancePath: instancePath + "/candidate", parentData: data, parentDataProperty: "candidate", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
            errors = vErrors.length;
          }
        }
        if (data.baseline !== void 0) {
          if (!validate31(data.baseline, { instancePath: instancePath + "/baseline", parentData: data, parentDataProperty: "baseline", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
            errors = vErrors.length;
          }
        }
        if (data.level !== void 0) {
          if (!validate33(data.level, { instancePath: instancePath + "/level", parentData: data, parentDataProperty: "level", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
            errors = vErrors.length;
          }
        }
        if (data.state !== void 0) {
          let data7 = data.state;
          if (!(data7 === "regressed" || data7 === "improved" || data7 === "unchanged" || data7 === "inconclusive" || data7 === "insufficient" || data7 === "not-comparable" || data7 === "no-baseline")) {
            const err20 = { instancePath: instancePath + "/state", schemaPath: "#/$defs/state/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values", schema: schema68.enum, parentSchema: schema68, data: data7 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data.delta !== void 0) {
          let data8 = data.delta;
          if (!(typeof data8 == "number" && isFinite(data8)) && data8 !== null) {
            const err21 = { instancePath: instancePath + "/delta", schemaPath: "#/$defs/delta/type", keyword: "type", params: { type: schema69.type }, message: "must be number,null", schema: schema69.type, parentSchema: schema69, data: data8 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 > 1 || isNaN(data8)) {
              const err22 = { instancePath: instancePath + "/delta", schemaPath: "#/$defs/delta/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema69, data: data8 };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            if (data8 < -1 || isNaN(data8)) {
              const err23 = { instancePath: instancePath + "/delta", schemaPath: "#/$defs/delta/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema69, data: data8 };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
          }
        }
        if (data.paired !== void 0) {
          if (!validate35(data.paired, { instancePath: instancePath + "/paired", parentData: data, parentDataProperty: "paired", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate35.errors : vErrors.concat(validate35.errors);
            errors = vErrors.length;
          }
        }
        if (data.tolerance !== void 0) {
          let data10 = data.tolerance;
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 > 1 || isNaN(data10)) {
              const err24 = { instancePath: instancePath + "/tolerance", schemaPath: "#/$defs/tolerance/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema52, data: data10 };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            if (data10 < 0 || isNaN(data10)) {
              const err25 = { instancePath: instancePath + "/tolerance", schemaPath: "#/$defs/tolerance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema52, data: data10 };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
          } else {
            const err26 = { instancePath: instancePath + "/tolerance", schemaPath: "#/$defs/tolerance/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema52.type, parentSchema: schema52, data: data10 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
        if (data.threshold !== void 0) {
          let data11 = data.threshold;
          if (!(typeof data11 == "number" && isFinite(data11)) && data11 !== null) {
            const err27 = { instancePath: instancePath + "/threshold", schemaPath: "#/$defs/threshold/type", keyword: "type", params: { type: schema46.type }, message: "must be number,null", schema: schema46.type, parentSchema: schema46, data: data11 };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
          if (typeof data11 == "number" && isFinite(data11)) {
            if (data11 > 1 || isNaN(data11)) {
              const err28 = { instancePath: instancePath + "/threshold", schemaPath: "#/$defs/threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema46, data: data11 };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (data11 < 0 || isNaN(data11)) {
              const err29 = { instancePath: instancePath + "/threshold", schemaPath: "#/$defs/threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema46, data: data11 };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
          }
        }
        if (data.interval !== void 0) {
          let data12 = data.interval;
          if (!(data12 && typeof data12 == "object" && !Array.isArray(data12)) && data12 !== null) {
            const err30 = { instancePath: instancePath + "/interval", schemaPath: "#/$defs/interval/type", keyword: "type", params: { type: schema75.type }, message: "must be object,null", schema: schema75.type, parentSchema: schema75, data: data12 };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
          if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
            if (data12.lower === void 0) {
              const err31 = { instancePath: instancePath + "/interval", schemaPath: "#/$defs/interval/required", keyword: "required", params: { missingProperty: "lower" }, message: "must have required property 'lower'", schema: schema75.required, parentSchema: schema75, data: data12 };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
            if (data12.upper === void 0) {
              const err32 = { instancePath: instancePath + "/interval", schemaPath: "#/$defs/interval/required", keyword: "required", params: { missingProperty: "upper" }, message: "must have required property 'upper'", schema: schema75.required, parentSchema: schema75, data: data12 };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
            for (const key1 in data12) {
              if (!(key1 === "lower" || key1 === "upper")) {
                const err33 = { instancePath: instancePath + "/interval", schemaPath: "#/$defs/interval/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema75, data: data12 };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
            if (data12.lower !== void 0) {
              let data13 = data12.lower;
              if (typeof data13 == "number" && isFinite(data13)) {
                if (data13 > 1 || isNaN(data13)) {
                  const err34 = { instancePath: instancePath + "/interval/lower", schemaPath: "#/$defs/interval/properties/lower/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema75.properties.lower, data: data13 };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
                if (data13 < -1 || isNaN(data13)) {
                  const err35 = { instancePath: instancePath + "/interval/lower", schemaPath: "#/$defs/interval/properties/lower/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema75.properties.lower, data: data13 };
                  if (vErrors === null) {
                    vErrors = [err35];
                  } else {
                    vErrors.push(err35);
                  }
                  errors++;
                }
              } else {
                const err36 = { instancePath: instancePath + "/interval/lower", schemaPath: "#/$defs/interval/properties/lower/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema75.properties.lower.type, parentSchema: schema75.properties.lower, data: data13 };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
            }
            if (data12.upper !== void 0) {
              let data14 = data12.upper;
              if (typeof data14 == "number" && isFinite(data14)) {
                if (data14 > 1 || isNaN(data14)) {
                  const err37 = { instancePath: instancePath + "/interval/upper", schemaPath: "#/$defs/interval/properties/upper/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema75.properties.upper, data: data14 };
                  if (vErrors === null) {
                    vErrors = [err37];
                  } else {
                    vErrors.push(err37);
                  }
                  errors++;
                }
                if (data14 < -1 || isNaN(data14)) {
                  const err38 = { instancePath: instancePath + "/interval/upper", schemaPath: "#/$defs/interval/properties/upper/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema75.properties.upper, data: data14 };
                  if (vErrors === null) {
                    vErrors = [err38];
                  } else {
                    vErrors.push(err38);
                  }
                  errors++;
                }
              } else {
                const err39 = { instancePath: instancePath + "/interval/upper", schemaPath: "#/$defs/interval/properties/upper/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema75.properties.upper.type, parentSchema: schema75.properties.upper, data: data14 };
                if (vErrors === null) {
                  vErrors = [err39];
                } else {
                  vErrors.push(err39);
                }
                errors++;
              }
            }
          }
        }
        if (data.detectable !== void 0) {
          let data15 = data.detectable;
          if (!(typeof data15 == "number" && isFinite(data15)) && data15 !== null) {
            const err40 = { instancePath: instancePath + "/detectable", schemaPath: "#/$defs/detectable/type", keyword: "type", params: { type: schema46.type }, message: "must be number,null", schema: schema46.type, parentSchema: schema46, data: data15 };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
          if (typeof data15 == "number" && isFinite(data15)) {
            if (data15 > 1 || isNaN(data15)) {
              const err41 = { instancePath: instancePath + "/detectable", schemaPath: "#/$defs/detectable/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema46, data: data15 };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
            if (data15 < 0 || isNaN(data15)) {
              const err42 = { instancePath: instancePath + "/detectable", schemaPath: "#/$defs/detectable/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema46, data: data15 };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
          }
        }
        if (data.evidence !== void 0) {
          if (!validate37(data.evidence, { instancePath: instancePath + "/evidence", parentData: data, parentDataProperty: "evidence", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
            errors = vErrors.length;
          }
        }
        if (data.decided_by !== void 0) {
          if (!validate39(data.decided_by, { instancePath: instancePath + "/decided_by", parentData: data, parentDataProperty: "decided_by", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
            errors = vErrors.length;
          }
        }
        if (data.leaning_down !== void 0) {
          let data18 = data.leaning_down;
          if (typeof data18 !== "boolean") {
            const err43 = { instancePath: instancePath + "/leaning_down", schemaPath: "#/$defs/leaningDown/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema83.type, parentSchema: schema83, data: data18 };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
        }
      } else {
        const err44 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema93.type, parentSchema: schema93, data };
        if (vErrors === null) {
          vErrors = [err44];
        } else {
          vErrors.push(err44);
        }
        errors++;
      }
      validate49.errors = vErrors;
      return errors === 0;
    }
    validate49.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema102 = { "type": "object", "additionalProperties": false, "required": ["rubric", "outcome", "candidate", "baseline", "at_most", "at_least"], "properties": { "rubric": { "type": "string" }, "outcome": { "type": "string", "examples": ["hard_failure"] }, "candidate": { "$ref": "#/$defs/count" }, "baseline": { "$ref": "#/$defs/countOrNull" }, "at_most": { "$ref": "#/$defs/rateOrNull" }, "at_least": { "$ref": "#/$defs/rateOrNull" } } };
    function validate57(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate57.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.rubric === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rubric" }, message: "must have required property 'rubric'", schema: schema102.required, parentSchema: schema102, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.outcome === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema102.required, parentSchema: schema102, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.candidate === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "candidate" }, message: "must have required property 'candidate'", schema: schema102.required, parentSchema: schema102, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.baseline === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baseline" }, message: "must have required property 'baseline'", schema: schema102.required, parentSchema: schema102, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.at_most === void 0) {
          const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at_most" }, message: "must have required property 'at_most'", schema: schema102.required, parentSchema: schema102, data };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.at_least === void 0) {
          const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at_least" }, message: "must have required property 'at_least'", schema: schema102.required, parentSchema: schema102, data };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "rubric" || key0 === "outcome" || key0 === "candidate" || key0 === "baseline" || key0 === "at_most" || key0 === "at_least")) {
            const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema102, data };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.rubric !== void 0) {
          let data0 = data.rubric;
          if (typeof data0 !== "string") {
            const err7 = { instancePath: instancePath + "/rubric", schemaPath: "#/properties/rubric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema102.properties.rubric.type, parentSchema: schema102.properties.rubric, data: data0 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.outcome !== void 0) {
          let data1 = data.outcome;
          if (typeof data1 !== "string") {
            const err8 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema102.properties.outcome.type, parentSchema: schema102.properties.outcome, data: data1 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.candidate !== void 0) {
          if (!validate29(data.candidate, { instancePath: instancePath + "/candidate", parentData: data, parentDataProperty: "candidate", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
            errors = vErrors.length;
          }
        }
        if (data.baseline !== void 0) {
          if (!validate31(data.baseline, { instancePath: instancePath + "/baseline", parentData: data, parentDataProperty: "baseline", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
            errors = vErrors.length;
          }
        }
        if (data.at_most !== void 0) {
          let data4 = data.at_most;
          if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
            const err9 = { instancePath: instancePath + "/at_most", schemaPath: "#/$defs/rateOrNull/type", keyword: "type", params: { type: schema46.type }, message: "must be number,null", schema: schema46.type, parentSchema: schema46, data: data4 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 1 || isNaN(data4)) {
              const err10 = { instancePath: instancePath + "/at_most", schemaPath: "#/$defs/rateOrNull/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema46, data: data4 };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data4 < 0 || isNaN(data4)) {
              const err11 = { instancePath: instancePath + "/at_most", schemaPath: "#/$defs/rateOrNull/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema46, data: data4 };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          }
        }
        if (data.at_least !== void 0) {
          let data5 = data.at_least;
          if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
            const err12 = { instancePath: instancePath + "/at_least", schemaPath: "#/$defs/rateOrNull/type", keyword: "type", params: { type: schema46.type }, message: "must be number,null", schema: schema46.type, parentSchema: schema46, data: data5 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 1 || isNaN(data5)) {
              const err13 = { instancePath: instancePath + "/at_least", schemaPath: "#/$defs/rateOrNull/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema46, data: data5 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data5 < 0 || isNaN(data5)) {
              const err14 = { instancePath: instancePath + "/at_least", schemaPath: "#/$defs/rateOrNull/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema46, data: data5 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          }
        }
      } else {
        const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema102.type, parentSchema: schema102, data };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      validate57.errors = vErrors;
      return errors === 0;
    }
    validate57.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema116 = { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["scenario", "baseline", "candidate"], "properties": { "scenario": { "$ref": "#/$defs/scenarioId" }, "renamed_from": { "$ref": "#/$defs/scenarioId" }, "title": { "type": "string" }, "baseline": { "$ref": "#/$defs/rateOrNull" }, "candidate": { "$ref": "#/$defs/rateOrNull" }, "suite_effect": { "type": ["number", "null"], "minimum": -1, "maximum": 1, "examples": [0.021] }, "why": { "type": "string" } } } };
    function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate61.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (Array.isArray(data)) {
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0];
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.scenario === void 0) {
              const err0 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "scenario" }, message: "must have required property 'scenario'", schema: schema116.items.required, parentSchema: schema116.items, data: data0 };
              if (vErrors === null) {
                vErrors = [err0];
              } else {
                vErrors.push(err0);
              }
              errors++;
            }
            if (data0.baseline === void 0) {
              const err1 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "baseline" }, message: "must have required property 'baseline'", schema: schema116.items.required, parentSchema: schema116.items, data: data0 };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
            if (data0.candidate === void 0) {
              const err2 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/required", keyword: "required", params: { missingProperty: "candidate" }, message: "must have required property 'candidate'", schema: schema116.items.required, parentSchema: schema116.items, data: data0 };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            for (const key0 in data0) {
              if (!(key0 === "scenario" || key0 === "renamed_from" || key0 === "title" || key0 === "baseline" || key0 === "candidate" || key0 === "suite_effect" || key0 === "why")) {
                const err3 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema116.items, data: data0 };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
            if (data0.scenario !== void 0) {
              let data1 = data0.scenario;
              if (typeof data1 === "string") {
                if (func2(data1) < 1) {
                  const err4 = { instancePath: instancePath + "/" + i0 + "/scenario", schemaPath: "#/$defs/scenarioId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema51, data: data1 };
                  if (vErrors === null) {
                    vErrors = [err4];
                  } else {
                    vErrors.push(err4);
                  }
                  errors++;
                }
              } else {
                const err5 = { instancePath: instancePath + "/" + i0 + "/scenario", schemaPath: "#/$defs/scenarioId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.type, parentSchema: schema51, data: data1 };
                if (vErrors === null) {
                  vErrors = [err5];
                } else {
                  vErrors.push(err5);
                }
                errors++;
              }
            }
            if (data0.renamed_from !== void 0) {
              let data2 = data0.renamed_from;
              if (typeof data2 === "string") {
                if (func2(data2) < 1) {
                  const err6 = { instancePath: instancePath + "/" + i0 + "/renamed_from", schemaPath: "#/$defs/scenarioId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema51, data: data2 };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
              } else {
                const err7 = { instancePath: instancePath + "/" + i0 + "/renamed_from", schemaPath: "#/$defs/scenarioId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.type, parentSchema: schema51, data: data2 };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
            if (data0.title !== void 0) {
              let data3 = data0.title;
              if (typeof data3 !== "string") {
                const err8 = { instancePath: instancePath + "/" + i0 + "/title", schemaPath: "#/items/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema116.items.properties.title.type, parentSchema: schema116.items.properties.title, data: data3 };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data0.baseline !== void 0) {
              let data4 = data0.baseline;
              if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
                const err9 = { instancePath: instancePath + "/" + i0 + "/baseline", schemaPath: "#/$defs/rateOrNull/type", keyword: "type", params: { type: schema46.type }, message: "must be number,null", schema: schema46.type, parentSchema: schema46, data: data4 };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
              if (typeof data4 == "number" && isFinite(data4)) {
                if (data4 > 1 || isNaN(data4)) {
                  const err10 = { instancePath: instancePath + "/" + i0 + "/baseline", schemaPath: "#/$defs/rateOrNull/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema46, data: data4 };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                if (data4 < 0 || isNaN(data4)) {
                  const err11 = { instancePath: instancePath + "/" + i0 + "/baseline", schemaPath: "#/$defs/rateOrNull/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema46, data: data4 };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
              }
            }
            if (data0.candidate !== void 0) {
              let data5 = data0.candidate;
              if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
                const err12 = { instancePath: instancePath + "/" + i0 + "/candidate", schemaPath: "#/$defs/rateOrNull/type", keyword: "type", params: { type: schema46.type }, message: "must be number,null", schema: schema46.type, parentSchema: schema46, data: data5 };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
              if (typeof data5 == "number" && isFinite(data5)) {
                if (data5 > 1 || isNaN(data5)) {
                  const err13 = { instancePath: instancePath + "/" + i0 + "/candidate", schemaPath: "#/$defs/rateOrNull/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema46, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                if (data5 < 0 || isNaN(data5)) {
                  const err14 = { instancePath: instancePath + "/" + i0 + "/candidate", schemaPath: "#/$defs/rateOrNull/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema46, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
              }
            }
            if (data0.suite_effect !== void 0) {
              let data6 = data0.suite_effect;
              if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
                const err15 = { instancePath: instancePath + "/" + i0 + "/suite_effect", schemaPath: "#/items/properties/suite_effect/type", keyword: "type", params: { type: schema116.items.properties.suite_effect.type }, message: "must be number,null", schema: schema116.items.properties.suite_effect.type, parentSchema: schema116.items.properties.suite_effect, data: data6 };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
              if (typeof data6 == "number" && isFinite(data6)) {
                if (data6 > 1 || isNaN(data6)) {
                  const err16 = { instancePath: instancePath + "/" + i0 + "/suite_effect", schemaPath: "#/items/properties/suite_effect/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema116.items.properties.suite_effect, data: data6 };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                if (data6 < -1 || isNaN(data6)) {
                  const err17 = { instancePath: instancePath + "/" + i0 + "/suite_effect", schemaPath: "#/items/properties/suite_effect/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema116.items.properties.suite_effect, data: data6 };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
              }
            }
            if (data0.why !== void 0) {
              let data7 = data0.why;
              if (typeof data7 !== "string") {
                const err18 = { instancePath: instancePath + "/" + i0 + "/why", schemaPath: "#/items/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema116.items.properties.why.type, parentSchema: schema116.items.properties.why, data: data7 };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
          } else {
            const err19 = { instancePath: instancePath + "/" + i0, schemaPath: "#/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema116.items.type, parentSchema: schema116.items, data: data0 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema116.type, parentSchema: schema116, data };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      validate61.errors = vErrors;
      return errors === 0;
    }
    validate61.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
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
        if (data.schema === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "schema" }, message: "must have required property 'schema'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.suite === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suite" }, message: "must have required property 'suite'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.decision === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.headline === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "headline" }, message: "must have required property 'headline'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.exit_code === void 0) {
          const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "exit_code" }, message: "must have required property 'exit_code'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.more_trials === void 0) {
          const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "more_trials" }, message: "must have required property 'more_trials'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.candidate === void 0) {
          const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "candidate" }, message: "must have required property 'candidate'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data.baseline === void 0) {
          const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baseline" }, message: "must have required property 'baseline'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data.baselines === void 0) {
          const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baselines" }, message: "must have required property 'baselines'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data.sight === void 0) {
          const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sight" }, message: "must have required property 'sight'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data.waivers === void 0) {
          const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "waivers" }, message: "must have required property 'waivers'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data.ruler === void 0) {
          const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ruler" }, message: "must have required property 'ruler'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data.loosened === void 0) {
          const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "loosened" }, message: "must have required property 'loosened'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data.compared === void 0) {
          const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "compared" }, message: "must have required property 'compared'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data.findings === void 0) {
          const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data.metrics === void 0) {
          const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metrics" }, message: "must have required property 'metrics'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data.trends === void 0) {
          const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "trends" }, message: "must have required property 'trends'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data.criteria === void 0) {
          const err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "criteria" }, message: "must have required property 'criteria'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data.outcomes === void 0) {
          const err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcomes" }, message: "must have required property 'outcomes'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (data.trials === void 0) {
          const err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "trials" }, message: "must have required property 'trials'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data.scenarios === void 0) {
          const err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios" }, message: "must have required property 'scenarios'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (data.flips === void 0) {
          const err21 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "flips" }, message: "must have required property 'flips'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (data.errored === void 0) {
          const err22 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errored" }, message: "must have required property 'errored'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!func1.call(schema31.properties, key0)) {
            const err23 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31, data };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data.schema !== void 0) {
          let data0 = data.schema;
          if (1 !== data0) {
            const err24 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema31.properties.schema, data: data0 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data.suite !== void 0) {
          let data1 = data.suite;
          if (typeof data1 !== "string") {
            const err25 = { instancePath: instancePath + "/suite", schemaPath: "#/properties/suite/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.suite.type, parentSchema: schema31.properties.suite, data: data1 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data.decision !== void 0) {
          let data2 = data.decision;
          if (!(data2 === "pass" || data2 === "fail" || data2 === "inconclusive" || data2 === "invalid")) {
            const err26 = { instancePath: instancePath + "/decision", schemaPath: "#/properties/decision/enum", keyword: "enum", params: { allowedValues: schema31.properties.decision.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.decision.enum, parentSchema: schema31.properties.decision, data: data2 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
        if (data.headline !== void 0) {
          let data3 = data.headline;
          if (typeof data3 === "string") {
            if (func2(data3) < 1) {
              const err27 = { instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.headline, data: data3 };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
          } else {
            const err28 = { instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.headline.type, parentSchema: schema31.properties.headline, data: data3 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        if (data.exit_code !== void 0) {
          let data4 = data.exit_code;
          if (!(data4 === 0 || data4 === 1 || data4 === 2 || data4 === 3)) {
            const err29 = { instancePath: instancePath + "/exit_code", schemaPath: "#/properties/exit_code/enum", keyword: "enum", params: { allowedValues: schema31.properties.exit_code.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.exit_code.enum, parentSchema: schema31.properties.exit_code, data: data4 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
        if (data.more_trials !== void 0) {
          let data5 = data.more_trials;
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            const err30 = { instancePath: instancePath + "/more_trials", schemaPath: "#/properties/more_trials/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.more_trials.type, parentSchema: schema31.properties.more_trials, data: data5 };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 < 0 || isNaN(data5)) {
              const err31 = { instancePath: instancePath + "/more_trials", schemaPath: "#/properties/more_trials/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.more_trials, data: data5 };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
          }
        }
        if (data.candidate !== void 0) {
          if (!validate21(data.candidate, { instancePath: instancePath + "/candidate", parentData: data, parentDataProperty: "candidate", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
            errors = vErrors.length;
          }
        }
        if (data.baseline !== void 0) {
          let data7 = data.baseline;
          if (!(data7 && typeof data7 == "object" && !Array.isArray(data7)) && data7 !== null) {
            const err32 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/type", keyword: "type", params: { type: schema31.properties.baseline.type }, message: "must be object,null", schema: schema31.properties.baseline.type, parentSchema: schema31.properties.baseline, data: data7 };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.label === void 0) {
              const err33 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema31.properties.baseline.required, parentSchema: schema31.properties.baseline, data: data7 };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
            for (const key1 in data7) {
              if (!(key1 === "sha" || key1 === "run_id" || key1 === "run_url" || key1 === "label" || key1 === "distance" || key1 === "created" || key1 === "age_days")) {
                const err34 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.baseline, data: data7 };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
            }
            if (data7.sha !== void 0) {
              let data8 = data7.sha;
              if (typeof data8 !== "string") {
                const err35 = { instancePath: instancePath + "/baseline/sha", schemaPath: "#/$defs/sha/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data8 };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              }
            }
            if (data7.run_id !== void 0) {
              let data9 = data7.run_id;
              if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                const err36 = { instancePath: instancePath + "/baseline/run_id", schemaPath: "#/$defs/runId/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema34.type, parentSchema: schema34, data: data9 };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
              if (typeof data9 == "number" && isFinite(data9)) {
                if (data9 < 1 || isNaN(data9)) {
                  const err37 = { instancePath: instancePath + "/baseline/run_id", schemaPath: "#/$defs/runId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema34, data: data9 };
                  if (vErrors === null) {
                    vErrors = [err37];
                  } else {
                    vErrors.push(err37);
                  }
                  errors++;
                }
              }
            }
            if (data7.run_url !== void 0) {
              let data10 = data7.run_url;
              if (typeof data10 !== "string") {
                const err38 = { instancePath: instancePath + "/baseline/run_url", schemaPath: "#/$defs/runUrl/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data10 };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
            }
            if (data7.label !== void 0) {
              let data11 = data7.label;
              if (typeof data11 !== "string") {
                const err39 = { instancePath: instancePath + "/baseline/label", schemaPath: "#/properties/baseline/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.baseline.properties.label.type, parentSchema: schema31.properties.baseline.properties.label, data: data11 };
                if (vErrors === null) {
                  vErrors = [err39];
                } else {
                  vErrors.push(err39);
                }
                errors++;
              }
            }
            if (data7.distance !== void 0) {
              let data12 = data7.distance;
              if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                const err40 = { instancePath: instancePath + "/baseline/distance", schemaPath: "#/properties/baseline/properties/distance/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.baseline.properties.distance.type, parentSchema: schema31.properties.baseline.properties.distance, data: data12 };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
              if (typeof data12 == "number" && isFinite(data12)) {
                if (data12 < 0 || isNaN(data12)) {
                  const err41 = { instancePath: instancePath + "/baseline/distance", schemaPath: "#/properties/baseline/properties/distance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.baseline.properties.distance, data: data12 };
                  if (vErrors === null) {
                    vErrors = [err41];
                  } else {
                    vErrors.push(err41);
                  }
                  errors++;
                }
              }
            }
            if (data7.created !== void 0) {
              let data13 = data7.created;
              if (typeof data13 !== "string") {
                const err42 = { instancePath: instancePath + "/baseline/created", schemaPath: "#/$defs/created/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.type, parentSchema: schema39, data: data13 };
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              }
            }
            if (data7.age_days !== void 0) {
              let data14 = data7.age_days;
              if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
                const err43 = { instancePath: instancePath + "/baseline/age_days", schemaPath: "#/$defs/ageDays/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema40.type, parentSchema: schema40, data: data14 };
                if (vErrors === null) {
                  vErrors = [err43];
                } else {
                  vErrors.push(err43);
                }
                errors++;
              }
              if (typeof data14 == "number" && isFinite(data14)) {
                if (data14 < 0 || isNaN(data14)) {
                  const err44 = { instancePath: instancePath + "/baseline/age_days", schemaPath: "#/$defs/ageDays/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema40, data: data14 };
                  if (vErrors === null) {
                    vErrors = [err44];
                  } else {
                    vErrors.push(err44);
                  }
                  errors++;
                }
              }
            }
          }
        }
        if (data.baselines !== void 0) {
          let data15 = data.baselines;
          if (Array.isArray(data15)) {
            if (data15.length > 5) {
              const err45 = { instancePath: instancePath + "/baselines", schemaPath: "#/properties/baselines/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items", schema: 5, parentSchema: schema31.properties.baselines, data: data15 };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            const len0 = data15.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data16 = data15[i0];
              if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                if (data16.label === void 0) {
                  const err46 = { instancePath: instancePath + "/baselines/" + i0, schemaPath: "#/properties/baselines/items/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema31.properties.baselines.items.required, parentSchema: schema31.properties.baselines.items, data: data16 };
                  if (vErrors === null) {
                    vErrors = [err46];
                  } else {
                    vErrors.push(err46);
                  }
                  errors++;
                }
                for (const key2 in data16) {
                  if (!(key2 === "sha" || key2 === "run_id" || key2 === "run_url" || key2 === "label" || key2 === "distance" || key2 === "created" || key2 === "age_days")) {
                    const err47 = { instancePath: instancePath + "/baselines/" + i0, schemaPath: "#/properties/baselines/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.baselines.items, data: data16 };
                    if (vErrors === null) {
                      vErrors = [err47];
                    } else {
                      vErrors.push(err47);
                    }
                    errors++;
                  }
                }
                if (data16.sha !== void 0) {
                  let data17 = data16.sha;
                  if (typeof data17 !== "string") {
                    const err48 = { instancePath: instancePath + "/baselines/" + i0 + "/sha", schemaPath: "#/$defs/sha/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data17 };
                    if (vErrors === null) {
                      vErrors = [err48];
                    } else {
                      vErrors.push(err48);
                    }
                    errors++;
                  }
                }
                if (data16.run_id !== void 0) {
                  let data18 = data16.run_id;
                  if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
                    const err49 = { instancePath: instancePath + "/baselines/" + i0 + "/run_id", schemaPath: "#/$defs/runId/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema34.type, parentSchema: schema34, data: data18 };
                    if (vErrors === null) {
                      vErrors = [err49];
                    } else {
                      vErrors.push(err49);
                    }
                    errors++;
                  }
                  if (typeof data18 == "number" && isFinite(data18)) {
                    if (data18 < 1 || isNaN(data18)) {
                      const err50 = { instancePath: instancePath + "/baselines/" + i0 + "/run_id", schemaPath: "#/$defs/runId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema34, data: data18 };
                      if (vErrors === null) {
                        vErrors = [err50];
                      } else {
                        vErrors.push(err50);
                      }
                      errors++;
                    }
                  }
                }
                if (data16.run_url !== void 0) {
                  let data19 = data16.run_url;
                  if (typeof data19 !== "string") {
                    const err51 = { instancePath: instancePath + "/baselines/" + i0 + "/run_url", schemaPath: "#/$defs/runUrl/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.type, parentSchema: schema35, data: data19 };
                    if (vErrors === null) {
                      vErrors = [err51];
                    } else {
                      vErrors.push(err51);
                    }
                    errors++;
                  }
                }
                if (data16.label !== void 0) {
                  let data20 = data16.label;
                  if (typeof data20 !== "string") {
                    const err52 = { instancePath: instancePath + "/baselines/" + i0 + "/label", schemaPath: "#/properties/baselines/items/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.baselines.items.properties.label.type, parentSchema: schema31.properties.baselines.items.properties.label, data: data20 };
                    if (vErrors === null) {
                      vErrors = [err52];
                    } else {
                      vErrors.push(err52);
                    }
                    errors++;
                  }
                }
                if (data16.distance !== void 0) {
                  let data21 = data16.distance;
                  if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
                    const err53 = { instancePath: instancePath + "/baselines/" + i0 + "/distance", schemaPath: "#/properties/baselines/items/properties/distance/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.baselines.items.properties.distance.type, parentSchema: schema31.properties.baselines.items.properties.distance, data: data21 };
                    if (vErrors === null) {
                      vErrors = [err53];
                    } else {
                      vErrors.push(err53);
                    }
                    errors++;
                  }
                  if (typeof data21 == "number" && isFinite(data21)) {
                    if (data21 < 0 || isNaN(data21)) {
                      const err54 = { instancePath: instancePath + "/baselines/" + i0 + "/distance", schemaPath: "#/properties/baselines/items/properties/distance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.baselines.items.properties.distance, data: data21 };
                      if (vErrors === null) {
                        vErrors = [err54];
                      } else {
                        vErrors.push(err54);
                      }
                      errors++;
                    }
                  }
                }
                if (data16.created !== void 0) {
                  let data22 = data16.created;
                  if (typeof data22 !== "string") {
                    const err55 = { instancePath: instancePath + "/baselines/" + i0 + "/created", schemaPath: "#/$defs/created/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.type, parentSchema: schema39, data: data22 };
                    if (vErrors === null) {
                      vErrors = [err55];
                    } else {
                      vErrors.push(err55);
                    }
                    errors++;
                  }
                }
                if (data16.age_days !== void 0) {
                  let data23 = data16.age_days;
                  if (!(typeof data23 == "number" && (!(data23 % 1) && !isNaN(data23)) && isFinite(data23))) {
                    const err56 = { instancePath: instancePath + "/baselines/" + i0 + "/age_days", schemaPath: "#/$defs/ageDays/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema40.type, parentSchema: schema40, data: data23 };
                    if (vErrors === null) {
                      vErrors = [err56];
                    } else {
                      vErrors.push(err56);
                    }
                    errors++;
                  }
                  if (typeof data23 == "number" && isFinite(data23)) {
                    if (data23 < 0 || isNaN(data23)) {
                      const err57 = { instancePath: instancePath + "/baselines/" + i0 + "/age_days", schemaPath: "#/$defs/ageDays/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema40, data: data23 };
                      if (vErrors === null) {
                        vErrors = [err57];
                      } else {
                        vErrors.push(err57);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err58 = { instancePath: instancePath + "/baselines/" + i0, schemaPath: "#/properties/baselines/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.baselines.items.type, parentSchema: schema31.properties.baselines.items, data: data16 };
                if (vErrors === null) {
                  vErrors = [err58];
                } else {
                  vErrors.push(err58);
                }
                errors++;
              }
            }
          } else {
            const err59 = { instancePath: instancePath + "/baselines", schemaPath: "#/properties/baselines/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.baselines.type, parentSchema: schema31.properties.baselines, data: data15 };
            if (vErrors === null) {
              vErrors = [err59];
            } else {
              vErrors.push(err59);
            }
            errors++;
          }
        }
        if (data.sight !== void 0) {
          let data24 = data.sight;
          if (Array.isArray(data24)) {
            const len1 = data24.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data25 = data24[i1];
              if (typeof data25 === "string") {
                if (func2(data25) < 1) {
                  const err60 = { instancePath: instancePath + "/sight/" + i1, schemaPath: "#/properties/sight/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.sight.items, data: data25 };
                  if (vErrors === null) {
                    vErrors = [err60];
                  } else {
                    vErrors.push(err60);
                  }
                  errors++;
                }
              } else {
                const err61 = { instancePath: instancePath + "/sight/" + i1, schemaPath: "#/properties/sight/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.sight.items.type, parentSchema: schema31.properties.sight.items, data: data25 };
                if (vErrors === null) {
                  vErrors = [err61];
                } else {
                  vErrors.push(err61);
                }
                errors++;
              }
            }
          } else {
            const err62 = { instancePath: instancePath + "/sight", schemaPath: "#/properties/sight/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.sight.type, parentSchema: schema31.properties.sight, data: data24 };
            if (vErrors === null) {
              vErrors = [err62];
            } else {
              vErrors.push(err62);
            }
            errors++;
          }
        }
        if (data.waivers !== void 0) {
          let data26 = data.waivers;
          if (Array.isArray(data26)) {
            const len2 = data26.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data27 = data26[i2];
              if (data27 && typeof data27 == "object" && !Array.isArray(data27)) {
                if (data27.subject === void 0) {
                  const err63 = { instancePath: instancePath + "/waivers/" + i2, schemaPath: "#/properties/waivers/items/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'", schema: schema31.properties.waivers.items.required, parentSchema: schema31.properties.waivers.items, data: data27 };
                  if (vErrors === null) {
                    vErrors = [err63];
                  } else {
                    vErrors.push(err63);
                  }
                  errors++;
                }
                if (data27.ceiling === void 0) {
                  const err64 = { instancePath: instancePath + "/waivers/" + i2, schemaPath: "#/properties/waivers/items/required", keyword: "required", params: { missingProperty: "ceiling" }, message: "must have required property 'ceiling'", schema: schema31.properties.waivers.items.required, parentSchema: schema31.properties.waivers.items, data: data27 };
                  if (vErrors === null) {
                    vErrors = [err64];
                  } else {
                    vErrors.push(err64);
                  }
                  errors++;
                }
                if (data27.reason === void 0) {
                  const err65 = { instancePath: instancePath + "/waivers/" + i2, schemaPath: "#/properties/waivers/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema31.properties.waivers.items.required, parentSchema: schema31.properties.waivers.items, data: data27 };
                  if (vErrors === null) {
                    vErrors = [err65];
                  } else {
                    vErrors.push(err65);
                  }
                  errors++;
                }
                if (data27.owner === void 0) {
                  const err66 = { instancePath: instancePath + "/waivers/" + i2, schemaPath: "#/properties/waivers/items/required", keyword: "required", params: { missingProperty: "owner" }, message: "must have required property 'owner'", schema: schema31.properties.waivers.items.required, parentSchema: schema31.properties.waivers.items, data: data27 };
                  if (vErrors === null) {
                    vErrors = [err66];
                  } else {
                    vErrors.push(err66);
                  }
                  errors++;
                }
                if (data27.expires === void 0) {
                  const err67 = { instancePath: instancePath + "/waivers/" + i2, schemaPath: "#/properties/waivers/items/required", keyword: "required", params: { missingProperty: "expires" }, message: "must have required property 'expires'", schema: schema31.properties.waivers.items.required, parentSchema: schema31.properties.waivers.items, data: data27 };
                  if (vErrors === null) {
                    vErrors = [err67];
                  } else {
                    vErrors.push(err67);
                  }
                  errors++;
                }
                if (data27.effect === void 0) {
                  const err68 = { instancePath: instancePath + "/waivers/" + i2, schemaPath: "#/properties/waivers/items/required", keyword: "required", params: { missingProperty: "effect" }, message: "must have required property 'effect'", schema: schema31.properties.waivers.items.required, parentSchema: schema31.properties.waivers.items, data: data27 };
                  if (vErrors === null) {
                    vErrors = [err68];
                  } else {
                    vErrors.push(err68);
                  }
                  errors++;
                }
                for (const key3 in data27) {
                  if (!(key3 === "subject" || key3 === "ceiling" || key3 === "reason" || key3 === "owner" || key3 === "expires" || key3 === "effect")) {
                    const err69 = { instancePath: instancePath + "/waivers/" + i2, schemaPath: "#/properties/waivers/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.waivers.items, data: data27 };
                    if (vErrors === null) {
                      vErrors = [err69];
                    } else {
                      vErrors.push(err69);
                    }
                    errors++;
                  }
                }
                if (data27.subject !== void 0) {
                  let data28 = data27.subject;
                  if (typeof data28 !== "string") {
                    const err70 = { instancePath: instancePath + "/waivers/" + i2 + "/subject", schemaPath: "#/properties/waivers/items/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.waivers.items.properties.subject.type, parentSchema: schema31.properties.waivers.items.properties.subject, data: data28 };
                    if (vErrors === null) {
                      vErrors = [err70];
                    } else {
                      vErrors.push(err70);
                    }
                    errors++;
                  }
                }
                if (data27.ceiling !== void 0) {
                  let data29 = data27.ceiling;
                  if (!(typeof data29 == "number" && isFinite(data29)) && data29 !== null) {
                    const err71 = { instancePath: instancePath + "/waivers/" + i2 + "/ceiling", schemaPath: "#/$defs/rateOrNull/type", keyword: "type", params: { type: schema46.type }, message: "must be number,null", schema: schema46.type, parentSchema: schema46, data: data29 };
                    if (vErrors === null) {
                      vErrors = [err71];
                    } else {
                      vErrors.push(err71);
                    }
                    errors++;
                  }
                  if (typeof data29 == "number" && isFinite(data29)) {
                    if (data29 > 1 || isNaN(data29)) {
                      const err72 = { instancePath: instancePath + "/waivers/" + i2 + "/ceiling", schemaPath: "#/$defs/rateOrNull/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema46, data: data29 };
                      if (vErrors === null) {
                        vErrors = [err72];
                      } else {
                        vErrors.push(err72);
                      }
                      errors++;
                    }
                    if (data29 < 0 || isNaN(data29)) {
                      const err73 = { instancePath: instancePath + "/waivers/" + i2 + "/ceiling", schemaPath: "#/$defs/rateOrNull/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema46, data: data29 };
                      if (vErrors === null) {
                        vErrors = [err73];
                      } else {
                        vErrors.push(err73);
                      }
                      errors++;
                    }
                  }
                }
                if (data27.reason !== void 0) {
                  let data30 = data27.reason;
                  if (typeof data30 !== "string") {
                    const err74 = { instancePath: instancePath + "/waivers/" + i2 + "/reason", schemaPath: "#/properties/waivers/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.waivers.items.properties.reason.type, parentSchema: schema31.properties.waivers.items.properties.reason, data: data30 };
                    if (vErrors === null) {
                      vErrors = [err74];
                    } else {
                      vErrors.push(err74);
                    }
                    errors++;
                  }
                }
                if (data27.owner !== void 0) {
                  let data31 = data27.owner;
                  if (typeof data31 !== "string") {
                    const err75 = { instancePath: instancePath + "/waivers/" + i2 + "/owner", schemaPath: "#/properties/waivers/items/properties/owner/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.waivers.items.properties.owner.type, parentSchema: schema31.properties.waivers.items.properties.owner, data: data31 };
                    if (vErrors === null) {
                      vErrors = [err75];
                    } else {
                      vErrors.push(err75);
                    }
                    errors++;
                  }
                }
                if (data27.expires !== void 0) {
                  let data32 = data27.expires;
                  if (typeof data32 !== "string") {
                    const err76 = { instancePath: instancePath + "/waivers/" + i2 + "/expires", schemaPath: "#/properties/waivers/items/properties/expires/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.waivers.items.properties.expires.type, parentSchema: schema31.properties.waivers.items.properties.expires, data: data32 };
                    if (vErrors === null) {
                      vErrors = [err76];
                    } else {
                      vErrors.push(err76);
                    }
                    errors++;
                  }
                }
                if (data27.effect !== void 0) {
                  let data33 = data27.effect;
                  if (!(data33 === "used" || data33 === "unused" || data33 === "exceeded" || data33 === "expired" || data33 === "ignored")) {
                    const err77 = { instancePath: instancePath + "/waivers/" + i2 + "/effect", schemaPath: "#/properties/waivers/items/properties/effect/enum", keyword: "enum", params: { allowedValues: schema31.properties.waivers.items.properties.effect.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.waivers.items.properties.effect.enum, parentSchema: schema31.properties.waivers.items.properties.effect, data: data33 };
                    if (vErrors === null) {
                      vErrors = [err77];
                    } else {
                      vErrors.push(err77);
                    }
                    errors++;
                  }
                }
              } else {
                const err78 = { instancePath: instancePath + "/waivers/" + i2, schemaPath: "#/properties/waivers/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.waivers.items.type, parentSchema: schema31.properties.waivers.items, data: data27 };
                if (vErrors === null) {
                  vErrors = [err78];
                } else {
                  vErrors.push(err78);
                }
                errors++;
              }
            }
          } else {
            const err79 = { instancePath: instancePath + "/waivers", schemaPath: "#/properties/waivers/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.waivers.type, parentSchema: schema31.properties.waivers, data: data26 };
            if (vErrors === null) {
              vErrors = [err79];
            } else {
              vErrors.push(err79);
            }
            errors++;
          }
        }
        if (data.ruler !== void 0) {
          let data34 = data.ruler;
          if (!(data34 && typeof data34 == "object" && !Array.isArray(data34)) && data34 !== null) {
            const err80 = { instancePath: instancePath + "/ruler", schemaPath: "#/properties/ruler/type", keyword: "type", params: { type: schema31.properties.ruler.type }, message: "must be object,null", schema: schema31.properties.ruler.type, parentSchema: schema31.properties.ruler, data: data34 };
            if (vErrors === null) {
              vErrors = [err80];
            } else {
              vErrors.push(err80);
            }
            errors++;
          }
          if (data34 && typeof data34 == "object" && !Array.isArray(data34)) {
            if (data34.decided_by === void 0) {
              const err81 = { instancePath: instancePath + "/ruler", schemaPath: "#/properties/ruler/required", keyword: "required", params: { missingProperty: "decided_by" }, message: "must have required property 'decided_by'", schema: schema31.properties.ruler.required, parentSchema: schema31.properties.ruler, data: data34 };
              if (vErrors === null) {
                vErrors = [err81];
              } else {
                vErrors.push(err81);
              }
              errors++;
            }
            if (data34.would_decide === void 0) {
              const err82 = { instancePath: instancePath + "/ruler", schemaPath: "#/properties/ruler/required", keyword: "required", params: { missingProperty: "would_decide" }, message: "must have required property 'would_decide'", schema: schema31.properties.ruler.required, parentSchema: schema31.properties.ruler, data: data34 };
              if (vErrors === null) {
                vErrors = [err82];
              } else {
                vErrors.push(err82);
              }
              errors++;
            }
            if (data34.changes === void 0) {
              const err83 = { instancePath: instancePath + "/ruler", schemaPath: "#/properties/ruler/required", keyword: "required", params: { missingProperty: "changes" }, message: "must have required property 'changes'", schema: schema31.properties.ruler.required, parentSchema: schema31.properties.ruler, data: data34 };
              if (vErrors === null) {
                vErrors = [err83];
              } else {
                vErrors.push(err83);
              }
              errors++;
            }
            if (data34.effects === void 0) {
              const err84 = { instancePath: instancePath + "/ruler", schemaPath: "#/properties/ruler/required", keyword: "required", params: { missingProperty: "effects" }, message: "must have required property 'effects'", schema: schema31.properties.ruler.required, parentSchema: schema31.properties.ruler, data: data34 };
              if (vErrors === null) {
                vErrors = [err84];
              } else {
                vErrors.push(err84);
              }
              errors++;
            }
            if (data34.not_rescored === void 0) {
              const err85 = { instancePath: instancePath + "/ruler", schemaPath: "#/properties/ruler/required", keyword: "required", params: { missingProperty: "not_rescored" }, message: "must have required property 'not_rescored'", schema: schema31.properties.ruler.required, parentSchema: schema31.properties.ruler, data: data34 };
              if (vErrors === null) {
                vErrors = [err85];
              } else {
                vErrors.push(err85);
              }
              errors++;
            }
            for (const key4 in data34) {
              if (!(key4 === "decided_by" || key4 === "would_decide" || key4 === "read_by_own" || key4 === "changes" || key4 === "effects" || key4 === "not_rescored")) {
                const err86 = { instancePath: instancePath + "/ruler", schemaPath: "#/properties/ruler/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.ruler, data: data34 };
                if (vErrors === null) {
                  vErrors = [err86];
                } else {
                  vErrors.push(err86);
                }
                errors++;
              }
            }
            if (data34.decided_by !== void 0) {
              let data35 = data34.decided_by;
              if (typeof data35 !== "string") {
                const err87 = { instancePath: instancePath + "/ruler/decided_by", schemaPath: "#/properties/ruler/properties/decided_by/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.ruler.properties.decided_by.type, parentSchema: schema31.properties.ruler.properties.decided_by, data: data35 };
                if (vErrors === null) {
                  vErrors = [err87];
                } else {
                  vErrors.push(err87);
                }
                errors++;
              }
            }
            if (data34.would_decide !== void 0) {
              let data36 = data34.would_decide;
              if (!(data36 === "pass" || data36 === "fail" || data36 === "inconclusive" || data36 === "invalid")) {
                const err88 = { instancePath: instancePath + "/ruler/would_decide", schemaPath: "#/properties/ruler/properties/would_decide/enum", keyword: "enum", params: { allowedValues: schema31.properties.ruler.properties.would_decide.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.ruler.properties.would_decide.enum, parentSchema: schema31.properties.ruler.properties.would_decide, data: data36 };
                if (vErrors === null) {
                  vErrors = [err88];
                } else {
                  vErrors.push(err88);
                }
                errors++;
              }
            }
            if (data34.read_by_own !== void 0) {
              let data37 = data34.read_by_own;
              if (true !== data37) {
                const err89 = { instancePath: instancePath + "/ruler/read_by_own", schemaPath: "#/properties/ruler/properties/read_by_own/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema31.properties.ruler.properties.read_by_own, data: data37 };
                if (vErrors === null) {
                  vErrors = [err89];
                } else {
                  vErrors.push(err89);
                }
                errors++;
              }
            }
            if (data34.changes !== void 0) {
              let data38 = data34.changes;
              if (Array.isArray(data38)) {
                const len3 = data38.length;
                for (let i3 = 0; i3 < len3; i3++) {
                  let data39 = data38[i3];
                  if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
                    if (data39.kind === void 0) {
                      const err90 = { instancePath: instancePath + "/ruler/changes/" + i3, schemaPath: "#/properties/ruler/properties/changes/items/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema31.properties.ruler.properties.changes.items.required, parentSchema: schema31.properties.ruler.properties.changes.items, data: data39 };
                      if (vErrors === null) {
                        vErrors = [err90];
                      } else {
                        vErrors.push(err90);
                      }
                      errors++;
                    }
                    if (data39.name === void 0) {
                      const err91 = { instancePath: instancePath + "/ruler/changes/" + i3, schemaPath: "#/properties/ruler/properties/changes/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema31.properties.ruler.properties.changes.items.required, parentSchema: schema31.properties.ruler.properties.changes.items, data: data39 };
                      if (vErrors === null) {
                        vErrors = [err91];
                      } else {
                        vErrors.push(err91);
                      }
                      errors++;
                    }
                    if (data39.old === void 0) {
                      const err92 = { instancePath: instancePath + "/ruler/changes/" + i3, schemaPath: "#/properties/ruler/properties/changes/items/required", keyword: "required", params: { missingProperty: "old" }, message: "must have required property 'old'", schema: schema31.properties.ruler.properties.changes.items.required, parentSchema: schema31.properties.ruler.properties.changes.items, data: data39 };
                      if (vErrors === null) {
                        vErrors = [err92];
                      } else {
                        vErrors.push(err92);
                      }
                      errors++;
                    }
                    if (data39.new === void 0) {
                      const err93 = { instancePath: instancePath + "/ruler/changes/" + i3, schemaPath: "#/properties/ruler/properties/changes/items/required", keyword: "required", params: { missingProperty: "new" }, message: "must have required property 'new'", schema: schema31.properties.ruler.properties.changes.items.required, parentSchema: schema31.properties.ruler.properties.changes.items, data: data39 };
                      if (vErrors === null) {
                        vErrors = [err93];
                      } else {
                        vErrors.push(err93);
                      }
                      errors++;
                    }
                    for (const key5 in data39) {
                      if (!(key5 === "kind" || key5 === "name" || key5 === "old" || key5 === "new")) {
                        const err94 = { instancePath: instancePath + "/ruler/changes/" + i3, schemaPath: "#/properties/ruler/properties/changes/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.ruler.properties.changes.items, data: data39 };
                        if (vErrors === null) {
                          vErrors = [err94];
                        } else {
                          vErrors.push(err94);
                        }
                        errors++;
                      }
                    }
                    if (data39.kind !== void 0) {
                      let data40 = data39.kind;
                      if (!(data40 === "rubric" || data40 === "mapping" || data40 === "policy")) {
                        const err95 = { instancePath: instancePath + "/ruler/changes/" + i3 + "/kind", schemaPath: "#/properties/ruler/properties/changes/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema31.properties.ruler.properties.changes.items.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.ruler.properties.changes.items.properties.kind.enum, parentSchema: schema31.properties.ruler.properties.changes.items.properties.kind, data: data40 };
                        if (vErrors === null) {
                          vErrors = [err95];
                        } else {
                          vErrors.push(err95);
                        }
                        errors++;
                      }
                    }
                    if (data39.name !== void 0) {
                      let data41 = data39.name;
                      if (typeof data41 !== "string") {
                        const err96 = { instancePath: instancePath + "/ruler/changes/" + i3 + "/name", schemaPath: "#/properties/ruler/properties/changes/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.ruler.properties.changes.items.properties.name.type, parentSchema: schema31.properties.ruler.properties.changes.items.properties.name, data: data41 };
                        if (vErrors === null) {
                          vErrors = [err96];
                        } else {
                          vErrors.push(err96);
                        }
                        errors++;
                      }
                    }
                    if (data39.old !== void 0) {
                      let data42 = data39.old;
                      if (typeof data42 !== "string" && data42 !== null) {
                        const err97 = { instancePath: instancePath + "/ruler/changes/" + i3 + "/old", schemaPath: "#/properties/ruler/properties/changes/items/properties/old/type", keyword: "type", params: { type: schema31.properties.ruler.properties.changes.items.properties.old.type }, message: "must be string,null", schema: schema31.properties.ruler.properties.changes.items.properties.old.type, parentSchema: schema31.properties.ruler.properties.changes.items.properties.old, data: data42 };
                        if (vErrors === null) {
                          vErrors = [err97];
                        } else {
                          vErrors.push(err97);
                        }
                        errors++;
                      }
                    }
                    if (data39.new !== void 0) {
                      let data43 = data39.new;
                      if (typeof data43 !== "string" && data43 !== null) {
                        const err98 = { instancePath: instancePath + "/ruler/changes/" + i3 + "/new", schemaPath: "#/properties/ruler/properties/changes/items/properties/new/type", keyword: "type", params: { type: schema31.properties.ruler.properties.changes.items.properties.new.type }, message: "must be string,null", schema: schema31.properties.ruler.properties.changes.items.properties.new.type, parentSchema: schema31.properties.ruler.properties.changes.items.properties.new, data: data43 };
                        if (vErrors === null) {
                          vErrors = [err98];
                        } else {
                          vErrors.push(err98);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err99 = { instancePath: instancePath + "/ruler/changes/" + i3, schemaPath: "#/properties/ruler/properties/changes/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.ruler.properties.changes.items.type, parentSchema: schema31.properties.ruler.properties.changes.items, data: data39 };
                    if (vErrors === null) {
                      vErrors = [err99];
                    } else {
                      vErrors.push(err99);
                    }
                    errors++;
                  }
                }
              } else {
                const err100 = { instancePath: instancePath + "/ruler/changes", schemaPath: "#/properties/ruler/properties/changes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.ruler.properties.changes.type, parentSchema: schema31.properties.ruler.properties.changes, data: data38 };
                if (vErrors === null) {
                  vErrors = [err100];
                } else {
                  vErrors.push(err100);
                }
                errors++;
              }
            }
            if (data34.effects !== void 0) {
              let data44 = data34.effects;
              if (Array.isArray(data44)) {
                const len4 = data44.length;
                for (let i4 = 0; i4 < len4; i4++) {
                  let data45 = data44[i4];
                  if (data45 && typeof data45 == "object" && !Array.isArray(data45)) {
                    if (data45.subject === void 0) {
                      const err101 = { instancePath: instancePath + "/ruler/effects/" + i4, schemaPath: "#/properties/ruler/properties/effects/items/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'", schema: schema31.properties.ruler.properties.effects.items.required, parentSchema: schema31.properties.ruler.properties.effects.items, data: data45 };
                      if (vErrors === null) {
                        vErrors = [err101];
                      } else {
                        vErrors.push(err101);
                      }
                      errors++;
                    }
                    if (data45.agent === void 0) {
                      const err102 = { instancePath: instancePath + "/ruler/effects/" + i4, schemaPath: "#/properties/ruler/properties/effects/items/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'", schema: schema31.properties.ruler.properties.effects.items.required, parentSchema: schema31.properties.ruler.properties.effects.items, data: data45 };
                      if (vErrors === null) {
                        vErrors = [err102];
                      } else {
                        vErrors.push(err102);
                      }
                      errors++;
                    }
                    if (data45.ruler === void 0) {
                      const err103 = { instancePath: instancePath + "/ruler/effects/" + i4, schemaPath: "#/properties/ruler/properties/effects/items/required", keyword: "required", params: { missingProperty: "ruler" }, message: "must have required property 'ruler'", schema: schema31.properties.ruler.properties.effects.items.required, parentSchema: schema31.properties.ruler.properties.effects.items, data: data45 };
                      if (vErrors === null) {
                        vErrors = [err103];
                      } else {
                        vErrors.push(err103);
                      }
                      errors++;
                    }
                    if (data45.total === void 0) {
                      const err104 = { instancePath: instancePath + "/ruler/effects/" + i4, schemaPath: "#/properties/ruler/properties/effects/items/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'", schema: schema31.properties.ruler.properties.effects.items.required, parentSchema: schema31.properties.ruler.properties.effects.items, data: data45 };
                      if (vErrors === null) {
                        vErrors = [err104];
                      } else {
                        vErrors.push(err104);
                      }
                      errors++;
                    }
                    for (const key6 in data45) {
                      if (!(key6 === "subject" || key6 === "agent" || key6 === "ruler" || key6 === "total")) {
                        const err105 = { instancePath: instancePath + "/ruler/effects/" + i4, schemaPath: "#/properties/ruler/properties/effects/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.ruler.properties.effects.items, data: data45 };
                        if (vErrors === null) {
                          vErrors = [err105];
                        } else {
                          vErrors.push(err105);
                        }
                        errors++;
                      }
                    }
                    if (data45.subject !== void 0) {
                      let data46 = data45.subject;
                      if (typeof data46 !== "string") {
                        const err106 = { instancePath: instancePath + "/ruler/effects/" + i4 + "/subject", schemaPath: "#/properties/ruler/properties/effects/items/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.ruler.properties.effects.items.properties.subject.type, parentSchema: schema31.properties.ruler.properties.effects.items.properties.subject, data: data46 };
                        if (vErrors === null) {
                          vErrors = [err106];
                        } else {
                          vErrors.push(err106);
                        }
                        errors++;
                      }
                    }
                    if (data45.agent !== void 0) {
                      let data47 = data45.agent;
                      if (!(typeof data47 == "number" && isFinite(data47)) && data47 !== null) {
                        const err107 = { instancePath: instancePath + "/ruler/effects/" + i4 + "/agent", schemaPath: "#/properties/ruler/properties/effects/items/properties/agent/type", keyword: "type", params: { type: schema31.properties.ruler.properties.effects.items.properties.agent.type }, message: "must be number,null", schema: schema31.properties.ruler.properties.effects.items.properties.agent.type, parentSchema: schema31.properties.ruler.properties.effects.items.properties.agent, data: data47 };
                        if (vErrors === null) {
                          vErrors = [err107];
                        } else {
                          vErrors.push(err107);
                        }
                        errors++;
                      }
                      if (typeof data47 == "number" && isFinite(data47)) {
                        if (data47 > 1 || isNaN(data47)) {
                          const err108 = { instancePath: instancePath + "/ruler/effects/" + i4 + "/agent", schemaPath: "#/properties/ruler/properties/effects/items/properties/agent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema31.properties.ruler.properties.effects.items.properties.agent, data: data47 };
                          if (vErrors === null) {
                            vErrors = [err108];
                          } else {
                            vErrors.push(err108);
                          }
                          errors++;
                        }
                        if (data47 < -1 || isNaN(data47)) {
                          const err109 = { instancePath: instancePath + "/ruler/effects/" + i4 + "/agent", schemaPath: "#/properties/ruler/properties/effects/items/properties/agent/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema31.properties.ruler.properties.effects.items.properties.agent, data: data47 };
                          if (vErrors === null) {
                            vErrors = [err109];
                          } else {
                            vErrors.push(err109);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data45.ruler !== void 0) {
                      let data48 = data45.ruler;
                      if (!(typeof data48 == "number" && isFinite(data48)) && data48 !== null) {
                        const err110 = { instancePath: instancePath + "/ruler/effects/" + i4 + "/ruler", schemaPath: "#/properties/ruler/properties/effects/items/properties/ruler/type", keyword: "type", params: { type: schema31.properties.ruler.properties.effects.items.properties.ruler.type }, message: "must be number,null", schema: schema31.properties.ruler.properties.effects.items.properties.ruler.type, parentSchema: schema31.properties.ruler.properties.effects.items.properties.ruler, data: data48 };
                        if (vErrors === null) {
                          vErrors = [err110];
                        } else {
                          vErrors.push(err110);
                        }
                        errors++;
                      }
                      if (typeof data48 == "number" && isFinite(data48)) {
                        if (data48 > 1 || isNaN(data48)) {
                          const err111 = { instancePath: instancePath + "/ruler/effects/" + i4 + "/ruler", schemaPath: "#/properties/ruler/properties/effects/items/properties/ruler/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema31.properties.ruler.properties.effects.items.properties.ruler, data: data48 };
                          if (vErrors === null) {
                            vErrors = [err111];
                          } else {
                            vErrors.push(err111);
                          }
                          errors++;
                        }
                        if (data48 < -1 || isNaN(data48)) {
                          const err112 = { instancePath: instancePath + "/ruler/effects/" + i4 + "/ruler", schemaPath: "#/properties/ruler/properties/effects/items/properties/ruler/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema31.properties.ruler.properties.effects.items.properties.ruler, data: data48 };
                          if (vErrors === null) {
                            vErrors = [err112];
                          } else {
                            vErrors.push(err112);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data45.total !== void 0) {
                      let data49 = data45.total;
                      if (!(typeof data49 == "number" && isFinite(data49)) && data49 !== null) {
                        const err113 = { instancePath: instancePath + "/ruler/effects/" + i4 + "/total", schemaPath: "#/properties/ruler/properties/effects/items/properties/total/type", keyword: "type", params: { type: schema31.properties.ruler.properties.effects.items.properties.total.type }, message: "must be number,null", schema: schema31.properties.ruler.properties.effects.items.properties.total.type, parentSchema: schema31.properties.ruler.properties.effects.items.properties.total, data: data49 };
                        if (vErrors === null) {
                          vErrors = [err113];
                        } else {
                          vErrors.push(err113);
                        }
                        errors++;
                      }
                      if (typeof data49 == "number" && isFinite(data49)) {
                        if (data49 > 1 || isNaN(data49)) {
                          const err114 = { instancePath: instancePath + "/ruler/effects/" + i4 + "/total", schemaPath: "#/properties/ruler/properties/effects/items/properties/total/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema31.properties.ruler.properties.effects.items.properties.total, data: data49 };
                          if (vErrors === null) {
                            vErrors = [err114];
                          } else {
                            vErrors.push(err114);
                          }
                          errors++;
                        }
                        if (data49 < -1 || isNaN(data49)) {
                          const err115 = { instancePath: instancePath + "/ruler/effects/" + i4 + "/total", schemaPath: "#/properties/ruler/properties/effects/items/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema31.properties.ruler.properties.effects.items.properties.total, data: data49 };
                          if (vErrors === null) {
                            vErrors = [err115];
                          } else {
                            vErrors.push(err115);
                          }
                          errors++;
                        }
                      }
                    }
                  } else {
                    const err116 = { instancePath: instancePath + "/ruler/effects/" + i4, schemaPath: "#/properties/ruler/properties/effects/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.ruler.properties.effects.items.type, parentSchema: schema31.properties.ruler.properties.effects.items, data: data45 };
                    if (vErrors === null) {
                      vErrors = [err116];
                    } else {
                      vErrors.push(err116);
                    }
                    errors++;
                  }
                }
              } else {
                const err117 = { instancePath: instancePath + "/ruler/effects", schemaPath: "#/properties/ruler/properties/effects/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.ruler.properties.effects.type, parentSchema: schema31.properties.ruler.properties.effects, data: data44 };
                if (vErrors === null) {
                  vErrors = [err117];
                } else {
                  vErrors.push(err117);
                }
                errors++;
              }
            }
            if (data34.not_rescored !== void 0) {
              let data50 = data34.not_rescored;
              if (Array.isArray(data50)) {
                const len5 = data50.length;
                for (let i5 = 0; i5 < len5; i5++) {
                  let data51 = data50[i5];
                  if (typeof data51 !== "string") {
                    const err118 = { instancePath: instancePath + "/ruler/not_rescored/" + i5, schemaPath: "#/properties/ruler/properties/not_rescored/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.ruler.properties.not_rescored.items.type, parentSchema: schema31.properties.ruler.properties.not_rescored.items, data: data51 };
                    if (vErrors === null) {
                      vErrors = [err118];
                    } else {
                      vErrors.push(err118);
                    }
                    errors++;
                  }
                }
              } else {
                const err119 = { instancePath: instancePath + "/ruler/not_rescored", schemaPath: "#/properties/ruler/properties/not_rescored/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.ruler.properties.not_rescored.type, parentSchema: schema31.properties.ruler.properties.not_rescored, data: data50 };
                if (vErrors === null) {
                  vErrors = [err119];
                } else {
                  vErrors.push(err119);
                }
                errors++;
              }
            }
          }
        }
        if (data.loosened !== void 0) {
          let data52 = data.loosened;
          if (Array.isArray(data52)) {
            const len6 = data52.length;
            for (let i6 = 0; i6 < len6; i6++) {
              let data53 = data52[i6];
              if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
                if (data53.subject === void 0) {
                  const err120 = { instancePath: instancePath + "/loosened/" + i6, schemaPath: "#/properties/loosened/items/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'", schema: schema31.properties.loosened.items.required, parentSchema: schema31.properties.loosened.items, data: data53 };
                  if (vErrors === null) {
                    vErrors = [err120];
                  } else {
                    vErrors.push(err120);
                  }
                  errors++;
                }
                if (data53.what === void 0) {
                  const err121 = { instancePath: instancePath + "/loosened/" + i6, schemaPath: "#/properties/loosened/items/required", keyword: "required", params: { missingProperty: "what" }, message: "must have required property 'what'", schema: schema31.properties.loosened.items.required, parentSchema: schema31.properties.loosened.items, data: data53 };
                  if (vErrors === null) {
                    vErrors = [err121];
                  } else {
                    vErrors.push(err121);
                  }
                  errors++;
                }
                if (data53.old === void 0) {
                  const err122 = { instancePath: instancePath + "/loosened/" + i6, schemaPath: "#/properties/loosened/items/required", keyword: "required", params: { missingProperty: "old" }, message: "must have required property 'old'", schema: schema31.properties.loosened.items.required, parentSchema: schema31.properties.loosened.items, data: data53 };
                  if (vErrors === null) {
                    vErrors = [err122];
                  } else {
                    vErrors.push(err122);
                  }
                  errors++;
                }
                if (data53.new === void 0) {
                  const err123 = { instancePath: instancePath + "/loosened/" + i6, schemaPath: "#/properties/loosened/items/required", keyword: "required", params: { missingProperty: "new" }, message: "must have required property 'new'", schema: schema31.properties.loosened.items.required, parentSchema: schema31.properties.loosened.items, data: data53 };
                  if (vErrors === null) {
                    vErrors = [err123];
                  } else {
                    vErrors.push(err123);
                  }
                  errors++;
                }
                for (const key7 in data53) {
                  if (!(key7 === "subject" || key7 === "what" || key7 === "old" || key7 === "new")) {
                    const err124 = { instancePath: instancePath + "/loosened/" + i6, schemaPath: "#/properties/loosened/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.loosened.items, data: data53 };
                    if (vErrors === null) {
                      vErrors = [err124];
                    } else {
                      vErrors.push(err124);
                    }
                    errors++;
                  }
                }
                if (data53.subject !== void 0) {
                  let data54 = data53.subject;
                  if (typeof data54 !== "string") {
                    const err125 = { instancePath: instancePath + "/loosened/" + i6 + "/subject", schemaPath: "#/properties/loosened/items/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.loosened.items.properties.subject.type, parentSchema: schema31.properties.loosened.items.properties.subject, data: data54 };
                    if (vErrors === null) {
                      vErrors = [err125];
                    } else {
                      vErrors.push(err125);
                    }
                    errors++;
                  }
                }
                if (data53.what !== void 0) {
                  let data55 = data53.what;
                  if (typeof data55 !== "string") {
                    const err126 = { instancePath: instancePath + "/loosened/" + i6 + "/what", schemaPath: "#/properties/loosened/items/properties/what/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.loosened.items.properties.what.type, parentSchema: schema31.properties.loosened.items.properties.what, data: data55 };
                    if (vErrors === null) {
                      vErrors = [err126];
                    } else {
                      vErrors.push(err126);
                    }
                    errors++;
                  }
                }
                if (data53.old !== void 0) {
                  let data56 = data53.old;
                  if (typeof data56 !== "string") {
                    const err127 = { instancePath: instancePath + "/loosened/" + i6 + "/old", schemaPath: "#/properties/loosened/items/properties/old/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.loosened.items.properties.old.type, parentSchema: schema31.properties.loosened.items.properties.old, data: data56 };
                    if (vErrors === null) {
                      vErrors = [err127];
                    } else {
                      vErrors.push(err127);
                    }
                    errors++;
                  }
                }
                if (data53.new !== void 0) {
                  let data57 = data53.new;
                  if (typeof data57 !== "string") {
                    const err128 = { instancePath: instancePath + "/loosened/" + i6 + "/new", schemaPath: "#/properties/loosened/items/properties/new/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.loosened.items.properties.new.type, parentSchema: schema31.properties.loosened.items.properties.new, data: data57 };
                    if (vErrors === null) {
                      vErrors = [err128];
                    } else {
                      vErrors.push(err128);
                    }
                    errors++;
                  }
                }
              } else {
                const err129 = { instancePath: instancePath + "/loosened/" + i6, schemaPath: "#/properties/loosened/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.loosened.items.type, parentSchema: schema31.properties.loosened.items, data: data53 };
                if (vErrors === null) {
                  vErrors = [err129];
                } else {
                  vErrors.push(err129);
                }
                errors++;
              }
            }
          } else {
            const err130 = { instancePath: instancePath + "/loosened", schemaPath: "#/properties/loosened/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.loosened.type, parentSchema: schema31.properties.loosened, data: data52 };
            if (vErrors === null) {
              vErrors = [err130];
            } else {
              vErrors.push(err130);
            }
            errors++;
          }
        }
        if (data.compared !== void 0) {
          let data58 = data.compared;
          if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
            if (data58.candidate === void 0) {
              const err131 = { instancePath: instancePath + "/compared", schemaPath: "#/properties/compared/required", keyword: "required", params: { missingProperty: "candidate" }, message: "must have required property 'candidate'", schema: schema31.properties.compared.required, parentSchema: schema31.properties.compared, data: data58 };
              if (vErrors === null) {
                vErrors = [err131];
              } else {
                vErrors.push(err131);
              }
              errors++;
            }
            if (data58.baseline === void 0) {
              const err132 = { instancePath: instancePath + "/compared", schemaPath: "#/properties/compared/required", keyword: "required", params: { missingProperty: "baseline" }, message: "must have required property 'baseline'", schema: schema31.properties.compared.required, parentSchema: schema31.properties.compared, data: data58 };
              if (vErrors === null) {
                vErrors = [err132];
              } else {
                vErrors.push(err132);
              }
              errors++;
            }
            for (const key8 in data58) {
              if (!(key8 === "candidate" || key8 === "baseline")) {
                const err133 = { instancePath: instancePath + "/compared", schemaPath: "#/properties/compared/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.compared, data: data58 };
                if (vErrors === null) {
                  vErrors = [err133];
                } else {
                  vErrors.push(err133);
                }
                errors++;
              }
            }
            if (data58.candidate !== void 0) {
              let data59 = data58.candidate;
              const _errs132 = errors;
              let valid34 = false;
              const _errs133 = errors;
              if (!validate23(data59, { instancePath: instancePath + "/compared/candidate", parentData: data58, parentDataProperty: "candidate", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
                errors = vErrors.length;
              }
              var _valid0 = _errs133 === errors;
              valid34 = valid34 || _valid0;
              const _errs134 = errors;
              if (data59 !== null) {
                const err134 = { instancePath: instancePath + "/compared/candidate", schemaPath: "#/properties/compared/properties/candidate/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema31.properties.compared.properties.candidate.anyOf[1].type, parentSchema: schema31.properties.compared.properties.candidate.anyOf[1], data: data59 };
                if (vErrors === null) {
                  vErrors = [err134];
                } else {
                  vErrors.push(err134);
                }
                errors++;
              }
              var _valid0 = _errs134 === errors;
              valid34 = valid34 || _valid0;
              if (!valid34) {
                const err135 = { instancePath: instancePath + "/compared/candidate", schemaPath: "#/properties/compared/properties/candidate/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema31.properties.compared.properties.candidate.anyOf, parentSchema: schema31.properties.compared.properties.candidate, data: data59 };
                if (vErrors === null) {
                  vErrors = [err135];
                } else {
                  vErrors.push(err135);
                }
                errors++;
              } else {
                errors = _errs132;
                if (vErrors !== null) {
                  if (_errs132) {
                    vErrors.length = _errs132;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data58.baseline !== void 0) {
              let data60 = data58.baseline;
              const _errs137 = errors;
              let valid35 = false;
              const _errs138 = errors;
              if (!validate23(data60, { instancePath: instancePath + "/compared/baseline", parentData: data58, parentDataProperty: "baseline", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
                errors = vErrors.length;
              }
              var _valid1 = _errs138 === errors;
              valid35 = valid35 || _valid1;
              const _errs139 = errors;
              if (data60 !== null) {
                const err136 = { instancePath: instancePath + "/compared/baseline", schemaPath: "#/properties/compared/properties/baseline/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema31.properties.compared.properties.baseline.anyOf[1].type, parentSchema: schema31.properties.compared.properties.baseline.anyOf[1], data: data60 };
                if (vErrors === null) {
                  vErrors = [err136];
                } else {
                  vErrors.push(err136);
                }
                errors++;
              }
              var _valid1 = _errs139 === errors;
              valid35 = valid35 || _valid1;
              if (!valid35) {
                const err137 = { instancePath: instancePath + "/compared/baseline", schemaPath: "#/properties/compared/properties/baseline/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema31.properties.compared.properties.baseline.anyOf, parentSchema: schema31.properties.compared.properties.baseline, data: data60 };
                if (vErrors === null) {
                  vErrors = [err137];
                } else {
                  vErrors.push(err137);
                }
                errors++;
              } else {
                errors = _errs137;
                if (vErrors !== null) {
                  if (_errs137) {
                    vErrors.length = _errs137;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
          } else {
            const err138 = { instancePath: instancePath + "/compared", schemaPath: "#/properties/compared/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.compared.type, parentSchema: schema31.properties.compared, data: data58 };
            if (vErrors === null) {
              vErrors = [err138];
            } else {
              vErrors.push(err138);
            }
            errors++;
          }
        }
        if (data.findings !== void 0) {
          let data61 = data.findings;
          if (Array.isArray(data61)) {
            const len7 = data61.length;
            for (let i7 = 0; i7 < len7; i7++) {
              if (!validate26(data61[i7], { instancePath: instancePath + "/findings/" + i7, parentData: data61, parentDataProperty: i7, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err139 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.findings.type, parentSchema: schema31.properties.findings, data: data61 };
            if (vErrors === null) {
              vErrors = [err139];
            } else {
              vErrors.push(err139);
            }
            errors++;
          }
        }
        if (data.metrics !== void 0) {
          let data63 = data.metrics;
          if (Array.isArray(data63)) {
            const len8 = data63.length;
            for (let i8 = 0; i8 < len8; i8++) {
              if (!validate28(data63[i8], { instancePath: instancePath + "/metrics/" + i8, parentData: data63, parentDataProperty: i8, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err140 = { instancePath: instancePath + "/metrics", schemaPath: "#/properties/metrics/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.metrics.type, parentSchema: schema31.properties.metrics, data: data63 };
            if (vErrors === null) {
              vErrors = [err140];
            } else {
              vErrors.push(err140);
            }
            errors++;
          }
        }
        if (data.trends !== void 0) {
          let data65 = data.trends;
          if (Array.isArray(data65)) {
            const len9 = data65.length;
            for (let i9 = 0; i9 < len9; i9++) {
              let data66 = data65[i9];
              if (data66 && typeof data66 == "object" && !Array.isArray(data66)) {
                if (data66.name === void 0) {
                  const err141 = { instancePath: instancePath + "/trends/" + i9, schemaPath: "#/properties/trends/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema31.properties.trends.items.required, parentSchema: schema31.properties.trends.items, data: data66 };
                  if (vErrors === null) {
                    vErrors = [err141];
                  } else {
                    vErrors.push(err141);
                  }
                  errors++;
                }
                if (data66.runs === void 0) {
                  const err142 = { instancePath: instancePath + "/trends/" + i9, schemaPath: "#/properties/trends/items/required", keyword: "required", params: { missingProperty: "runs" }, message: "must have required property 'runs'", schema: schema31.properties.trends.items.required, parentSchema: schema31.properties.trends.items, data: data66 };
                  if (vErrors === null) {
                    vErrors = [err142];
                  } else {
                    vErrors.push(err142);
                  }
                  errors++;
                }
                for (const key9 in data66) {
                  if (!(key9 === "name" || key9 === "runs")) {
                    const err143 = { instancePath: instancePath + "/trends/" + i9, schemaPath: "#/properties/trends/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.trends.items, data: data66 };
                    if (vErrors === null) {
                      vErrors = [err143];
                    } else {
                      vErrors.push(err143);
                    }
                    errors++;
                  }
                }
                if (data66.name !== void 0) {
                  let data67 = data66.name;
                  if (typeof data67 === "string") {
                    if (func2(data67) < 1) {
                      const err144 = { instancePath: instancePath + "/trends/" + i9 + "/name", schemaPath: "#/properties/trends/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.trends.items.properties.name, data: data67 };
                      if (vErrors === null) {
                        vErrors = [err144];
                      } else {
                        vErrors.push(err144);
                      }
                      errors++;
                    }
                  } else {
                    const err145 = { instancePath: instancePath + "/trends/" + i9 + "/name", schemaPath: "#/properties/trends/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.trends.items.properties.name.type, parentSchema: schema31.properties.trends.items.properties.name, data: data67 };
                    if (vErrors === null) {
                      vErrors = [err145];
                    } else {
                      vErrors.push(err145);
                    }
                    errors++;
                  }
                }
                if (data66.runs !== void 0) {
                  let data68 = data66.runs;
                  if (Array.isArray(data68)) {
                    if (data68.length > 10) {
                      const err146 = { instancePath: instancePath + "/trends/" + i9 + "/runs", schemaPath: "#/properties/trends/items/properties/runs/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items", schema: 10, parentSchema: schema31.properties.trends.items.properties.runs, data: data68 };
                      if (vErrors === null) {
                        vErrors = [err146];
                      } else {
                        vErrors.push(err146);
                      }
                      errors++;
                    }
                    if (data68.length < 3) {
                      const err147 = { instancePath: instancePath + "/trends/" + i9 + "/runs", schemaPath: "#/properties/trends/items/properties/runs/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items", schema: 3, parentSchema: schema31.properties.trends.items.properties.runs, data: data68 };
                      if (vErrors === null) {
                        vErrors = [err147];
                      } else {
                        vErrors.push(err147);
                      }
                      errors++;
                    }
                    const len10 = data68.length;
                    for (let i10 = 0; i10 < len10; i10++) {
                      let data69 = data68[i10];
                      if (data69 && typeof data69 == "object" && !Array.isArray(data69)) {
                        if (data69.time === void 0) {
                          const err148 = { instancePath: instancePath + "/trends/" + i9 + "/runs/" + i10, schemaPath: "#/properties/trends/items/properties/runs/items/required", keyword: "required", params: { missingProperty: "time" }, message: "must have required property 'time'", schema: schema31.properties.trends.items.properties.runs.items.required, parentSchema: schema31.properties.trends.items.properties.runs.items, data: data69 };
                          if (vErrors === null) {
                            vErrors = [err148];
                          } else {
                            vErrors.push(err148);
                          }
                          errors++;
                        }
                        if (data69.score === void 0) {
                          const err149 = { instancePath: instancePath + "/trends/" + i9 + "/runs/" + i10, schemaPath: "#/properties/trends/items/properties/runs/items/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'", schema: schema31.properties.trends.items.properties.runs.items.required, parentSchema: schema31.properties.trends.items.properties.runs.items, data: data69 };
                          if (vErrors === null) {
                            vErrors = [err149];
                          } else {
                            vErrors.push(err149);
                          }
                          errors++;
                        }
                        for (const key10 in data69) {
                          if (!(key10 === "sha" || key10 === "time" || key10 === "score")) {
                            const err150 = { instancePath: instancePath + "/trends/" + i9 + "/runs/" + i10, schemaPath: "#/properties/trends/items/properties/runs/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.trends.items.properties.runs.items, data: data69 };
                            if (vErrors === null) {
                              vErrors = [err150];
                            } else {
                              vErrors.push(err150);
                            }
                            errors++;
                          }
                        }
                        if (data69.sha !== void 0) {
                          let data70 = data69.sha;
                          if (typeof data70 !== "string") {
                            const err151 = { instancePath: instancePath + "/trends/" + i9 + "/runs/" + i10 + "/sha", schemaPath: "#/$defs/sha/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data70 };
                            if (vErrors === null) {
                              vErrors = [err151];
                            } else {
                              vErrors.push(err151);
                            }
                            errors++;
                          }
                        }
                        if (data69.time !== void 0) {
                          let data71 = data69.time;
                          if (typeof data71 !== "string") {
                            const err152 = { instancePath: instancePath + "/trends/" + i9 + "/runs/" + i10 + "/time", schemaPath: "#/properties/trends/items/properties/runs/items/properties/time/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.trends.items.properties.runs.items.properties.time.type, parentSchema: schema31.properties.trends.items.properties.runs.items.properties.time, data: data71 };
                            if (vErrors === null) {
                              vErrors = [err152];
                            } else {
                              vErrors.push(err152);
                            }
                            errors++;
                          }
                        }
                        if (data69.score !== void 0) {
                          let data72 = data69.score;
                          if (typeof data72 == "number" && isFinite(data72)) {
                            if (data72 > 1 || isNaN(data72)) {
                              const err153 = { instancePath: instancePath + "/trends/" + i9 + "/runs/" + i10 + "/score", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema52, data: data72 };
                              if (vErrors === null) {
                                vErrors = [err153];
                              } else {
                                vErrors.push(err153);
                              }
                              errors++;
                            }
                            if (data72 < 0 || isNaN(data72)) {
                              const err154 = { instancePath: instancePath + "/trends/" + i9 + "/runs/" + i10 + "/score", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema52, data: data72 };
                              if (vErrors === null) {
                                vErrors = [err154];
                              } else {
                                vErrors.push(err154);
                              }
                              errors++;
                            }
                          } else {
                            const err155 = { instancePath: instancePath + "/trends/" + i9 + "/runs/" + i10 + "/score", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema52.type, parentSchema: schema52, data: data72 };
                            if (vErrors === null) {
                              vErrors = [err155];
                            } else {
                              vErrors.push(err155);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err156 = { instancePath: instancePath + "/trends/" + i9 + "/runs/" + i10, schemaPath: "#/properties/trends/items/properties/runs/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.trends.items.properties.runs.items.type, parentSchema: schema31.properties.trends.items.properties.runs.items, data: data69 };
                        if (vErrors === null) {
                          vErrors = [err156];
                        } else {
                          vErrors.push(err156);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err157 = { instancePath: instancePath + "/trends/" + i9 + "/runs", schemaPath: "#/properties/trends/items/properties/runs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.trends.items.properties.runs.type, parentSchema: schema31.properties.trends.items.properties.runs, data: data68 };
                    if (vErrors === null) {
                      vErrors = [err157];
                    } else {
                      vErrors.push(err157);
                    }
                    errors++;
                  }
                }
              } else {
                const err158 = { instancePath: instancePath + "/trends/" + i9, schemaPath: "#/properties/trends/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.trends.items.type, parentSchema: schema31.properties.trends.items, data: data66 };
                if (vErrors === null) {
                  vErrors = [err158];
                } else {
                  vErrors.push(err158);
                }
                errors++;
              }
            }
          } else {
            const err159 = { instancePath: instancePath + "/trends", schemaPath: "#/properties/trends/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.trends.type, parentSchema: schema31.properties.trends, data: data65 };
            if (vErrors === null) {
              vErrors = [err159];
            } else {
              vErrors.push(err159);
            }
            errors++;
          }
        }
        if (data.criteria !== void 0) {
          let data73 = data.criteria;
          if (Array.isArray(data73)) {
            const len11 = data73.length;
            for (let i11 = 0; i11 < len11; i11++) {
              if (!validate49(data73[i11], { instancePath: instancePath + "/criteria/" + i11, parentData: data73, parentDataProperty: i11, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate49.errors : vErrors.concat(validate49.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err160 = { instancePath: instancePath + "/criteria", schemaPath: "#/properties/criteria/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.criteria.type, parentSchema: schema31.properties.criteria, data: data73 };
            if (vErrors === null) {
              vErrors = [err160];
            } else {
              vErrors.push(err160);
            }
            errors++;
          }
        }
        if (data.outcomes !== void 0) {
          let data75 = data.outcomes;
          if (Array.isArray(data75)) {
            const len12 = data75.length;
            for (let i12 = 0; i12 < len12; i12++) {
              if (!validate57(data75[i12], { instancePath: instancePath + "/outcomes/" + i12, parentData: data75, parentDataProperty: i12, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate57.errors : vErrors.concat(validate57.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err161 = { instancePath: instancePath + "/outcomes", schemaPath: "#/properties/outcomes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.outcomes.type, parentSchema: schema31.properties.outcomes, data: data75 };
            if (vErrors === null) {
              vErrors = [err161];
            } else {
              vErrors.push(err161);
            }
            errors++;
          }
        }
        if (data.trials !== void 0) {
          let data77 = data.trials;
          if (data77 && typeof data77 == "object" && !Array.isArray(data77)) {
            if (data77.scored === void 0) {
              const err162 = { instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/required", keyword: "required", params: { missingProperty: "scored" }, message: "must have required property 'scored'", schema: schema31.properties.trials.required, parentSchema: schema31.properties.trials, data: data77 };
              if (vErrors === null) {
                vErrors = [err162];
              } else {
                vErrors.push(err162);
              }
              errors++;
            }
            if (data77.errored === void 0) {
              const err163 = { instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/required", keyword: "required", params: { missingProperty: "errored" }, message: "must have required property 'errored'", schema: schema31.properties.trials.required, parentSchema: schema31.properties.trials, data: data77 };
              if (vErrors === null) {
                vErrors = [err163];
              } else {
                vErrors.push(err163);
              }
              errors++;
            }
            if (data77.unclassified === void 0) {
              const err164 = { instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/required", keyword: "required", params: { missingProperty: "unclassified" }, message: "must have required property 'unclassified'", schema: schema31.properties.trials.required, parentSchema: schema31.properties.trials, data: data77 };
              if (vErrors === null) {
                vErrors = [err164];
              } else {
                vErrors.push(err164);
              }
              errors++;
            }
            for (const key11 in data77) {
              if (!(key11 === "scored" || key11 === "errored" || key11 === "unclassified")) {
                const err165 = { instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.trials, data: data77 };
                if (vErrors === null) {
                  vErrors = [err165];
                } else {
                  vErrors.push(err165);
                }
                errors++;
              }
            }
            if (data77.scored !== void 0) {
              let data78 = data77.scored;
              if (!(typeof data78 == "number" && (!(data78 % 1) && !isNaN(data78)) && isFinite(data78))) {
                const err166 = { instancePath: instancePath + "/trials/scored", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.type, parentSchema: schema48, data: data78 };
                if (vErrors === null) {
                  vErrors = [err166];
                } else {
                  vErrors.push(err166);
                }
                errors++;
              }
              if (typeof data78 == "number" && isFinite(data78)) {
                if (data78 < 0 || isNaN(data78)) {
                  const err167 = { instancePath: instancePath + "/trials/scored", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema48, data: data78 };
                  if (vErrors === null) {
                    vErrors = [err167];
                  } else {
                    vErrors.push(err167);
                  }
                  errors++;
                }
              }
            }
            if (data77.errored !== void 0) {
              let data79 = data77.errored;
              if (data79 && typeof data79 == "object" && !Array.isArray(data79)) {
                if (data79.agent === void 0) {
                  const err168 = { instancePath: instancePath + "/trials/errored", schemaPath: "#/properties/trials/properties/errored/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'", schema: schema31.properties.trials.properties.errored.required, parentSchema: schema31.properties.trials.properties.errored, data: data79 };
                  if (vErrors === null) {
                    vErrors = [err168];
                  } else {
                    vErrors.push(err168);
                  }
                  errors++;
                }
                if (data79.infrastructure === void 0) {
                  const err169 = { instancePath: instancePath + "/trials/errored", schemaPath: "#/properties/trials/properties/errored/required", keyword: "required", params: { missingProperty: "infrastructure" }, message: "must have required property 'infrastructure'", schema: schema31.properties.trials.properties.errored.required, parentSchema: schema31.properties.trials.properties.errored, data: data79 };
                  if (vErrors === null) {
                    vErrors = [err169];
                  } else {
                    vErrors.push(err169);
                  }
                  errors++;
                }
                if (data79.judge === void 0) {
                  const err170 = { instancePath: instancePath + "/trials/errored", schemaPath: "#/properties/trials/properties/errored/required", keyword: "required", params: { missingProperty: "judge" }, message: "must have required property 'judge'", schema: schema31.properties.trials.properties.errored.required, parentSchema: schema31.properties.trials.properties.errored, data: data79 };
                  if (vErrors === null) {
                    vErrors = [err170];
                  } else {
                    vErrors.push(err170);
                  }
                  errors++;
                }
                for (const key12 in data79) {
                  if (!(key12 === "agent" || key12 === "infrastructure" || key12 === "judge")) {
                    const err171 = { instancePath: instancePath + "/trials/errored", schemaPath: "#/properties/trials/properties/errored/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.trials.properties.errored, data: data79 };
                    if (vErrors === null) {
                      vErrors = [err171];
                    } else {
                      vErrors.push(err171);
                    }
                    errors++;
                  }
                }
                if (data79.agent !== void 0) {
                  let data80 = data79.agent;
                  if (!(typeof data80 == "number" && (!(data80 % 1) && !isNaN(data80)) && isFinite(data80))) {
                    const err172 = { instancePath: instancePath + "/trials/errored/agent", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.type, parentSchema: schema48, data: data80 };
                    if (vErrors === null) {
                      vErrors = [err172];
                    } else {
                      vErrors.push(err172);
                    }
                    errors++;
                  }
                  if (typeof data80 == "number" && isFinite(data80)) {
                    if (data80 < 0 || isNaN(data80)) {
                      const err173 = { instancePath: instancePath + "/trials/errored/agent", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema48, data: data80 };
                      if (vErrors === null) {
                        vErrors = [err173];
                      } else {
                        vErrors.push(err173);
                      }
                      errors++;
                    }
                  }
                }
                if (data79.infrastructure !== void 0) {
                  let data81 = data79.infrastructure;
                  if (!(typeof data81 == "number" && (!(data81 % 1) && !isNaN(data81)) && isFinite(data81))) {
                    const err174 = { instancePath: instancePath + "/trials/errored/infrastructure", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.type, parentSchema: schema48, data: data81 };
                    if (vErrors === null) {
                      vErrors = [err174];
                    } else {
                      vErrors.push(err174);
                    }
                    errors++;
                  }
                  if (typeof data81 == "number" && isFinite(data81)) {
                    if (data81 < 0 || isNaN(data81)) {
                      const err175 = { instancePath: instancePath + "/trials/errored/infrastructure", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema48, data: data81 };
                      if (vErrors === null) {
                        vErrors = [err175];
                      } else {
                        vErrors.push(err175);
                      }
                      errors++;
                    }
                  }
                }
                if (data79.judge !== void 0) {
                  let data82 = data79.judge;
                  if (!(typeof data82 == "number" && (!(data82 % 1) && !isNaN(data82)) && isFinite(data82))) {
                    const err176 = { instancePath: instancePath + "/trials/errored/judge", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.type, parentSchema: schema48, data: data82 };
                    if (vErrors === null) {
                      vErrors = [err176];
                    } else {
                      vErrors.push(err176);
                    }
                    errors++;
                  }
                  if (typeof data82 == "number" && isFinite(data82)) {
                    if (data82 < 0 || isNaN(data82)) {
                      const err177 = { instancePath: instancePath + "/trials/errored/judge", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema48, data: data82 };
                      if (vErrors === null) {
                        vErrors = [err177];
                      } else {
                        vErrors.push(err177);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err178 = { instancePath: instancePath + "/trials/errored", schemaPath: "#/properties/trials/properties/errored/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.trials.properties.errored.type, parentSchema: schema31.properties.trials.properties.errored, data: data79 };
                if (vErrors === null) {
                  vErrors = [err178];
                } else {
                  vErrors.push(err178);
                }
                errors++;
              }
            }
            if (data77.unclassified !== void 0) {
              let data83 = data77.unclassified;
              if (!(typeof data83 == "number" && (!(data83 % 1) && !isNaN(data83)) && isFinite(data83))) {
                const err179 = { instancePath: instancePath + "/trials/unclassified", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.type, parentSchema: schema48, data: data83 };
                if (vErrors === null) {
                  vErrors = [err179];
                } else {
                  vErrors.push(err179);
                }
                errors++;
              }
              if (typeof data83 == "number" && isFinite(data83)) {
                if (data83 < 0 || isNaN(data83)) {
                  const err180 = { instancePath: instancePath + "/trials/unclassified", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema48, data: data83 };
                  if (vErrors === null) {
                    vErrors = [err180];
                  } else {
                    vErrors.push(err180);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err181 = { instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.trials.type, parentSchema: schema31.properties.trials, data: data77 };
            if (vErrors === null) {
              vErrors = [err181];
            } else {
              vErrors.push(err181);
            }
            errors++;
          }
        }
        if (data.scenarios !== void 0) {
          let data84 = data.scenarios;
          if (data84 && typeof data84 == "object" && !Array.isArray(data84)) {
            if (data84.total === void 0) {
              const err182 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'", schema: schema31.properties.scenarios.required, parentSchema: schema31.properties.scenarios, data: data84 };
              if (vErrors === null) {
                vErrors = [err182];
              } else {
                vErrors.push(err182);
              }
              errors++;
            }
            if (data84.paired === void 0) {
              const err183 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/required", keyword: "required", params: { missingProperty: "paired" }, message: "must have required property 'paired'", schema: schema31.properties.scenarios.required, parentSchema: schema31.properties.scenarios, data: data84 };
              if (vErrors === null) {
                vErrors = [err183];
              } else {
                vErrors.push(err183);
              }
              errors++;
            }
            if (data84.new === void 0) {
              const err184 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/required", keyword: "required", params: { missingProperty: "new" }, message: "must have required property 'new'", schema: schema31.properties.scenarios.required, parentSchema: schema31.properties.scenarios, data: data84 };
              if (vErrors === null) {
                vErrors = [err184];
              } else {
                vErrors.push(err184);
              }
              errors++;
            }
            if (data84.gone === void 0) {
              const err185 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/required", keyword: "required", params: { missingProperty: "gone" }, message: "must have required property 'gone'", schema: schema31.properties.scenarios.required, parentSchema: schema31.properties.scenarios, data: data84 };
              if (vErrors === null) {
                vErrors = [err185];
              } else {
                vErrors.push(err185);
              }
              errors++;
            }
            if (data84.changed === void 0) {
              const err186 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/required", keyword: "required", params: { missingProperty: "changed" }, message: "must have required property 'changed'", schema: schema31.properties.scenarios.required, parentSchema: schema31.properties.scenarios, data: data84 };
              if (vErrors === null) {
                vErrors = [err186];
              } else {
                vErrors.push(err186);
              }
              errors++;
            }
            if (data84.renamed === void 0) {
              const err187 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/required", keyword: "required", params: { missingProperty: "renamed" }, message: "must have required property 'renamed'", schema: schema31.properties.scenarios.required, parentSchema: schema31.properties.scenarios, data: data84 };
              if (vErrors === null) {
                vErrors = [err187];
              } else {
                vErrors.push(err187);
              }
              errors++;
            }
            for (const key13 in data84) {
              if (!(key13 === "total" || key13 === "paired" || key13 === "new" || key13 === "gone" || key13 === "changed" || key13 === "renamed")) {
                const err188 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key13 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.scenarios, data: data84 };
                if (vErrors === null) {
                  vErrors = [err188];
                } else {
                  vErrors.push(err188);
                }
                errors++;
              }
            }
            if (data84.total !== void 0) {
              let data85 = data84.total;
              if (!(typeof data85 == "number" && (!(data85 % 1) && !isNaN(data85)) && isFinite(data85))) {
                const err189 = { instancePath: instancePath + "/scenarios/total", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.type, parentSchema: schema48, data: data85 };
                if (vErrors === null) {
                  vErrors = [err189];
                } else {
                  vErrors.push(err189);
                }
                errors++;
              }
              if (typeof data85 == "number" && isFinite(data85)) {
                if (data85 < 0 || isNaN(data85)) {
                  const err190 = { instancePath: instancePath + "/scenarios/total", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema48, data: data85 };
                  if (vErrors === null) {
                    vErrors = [err190];
                  } else {
                    vErrors.push(err190);
                  }
                  errors++;
                }
              }
            }
            if (data84.paired !== void 0) {
              let data86 = data84.paired;
              if (!(typeof data86 == "number" && (!(data86 % 1) && !isNaN(data86)) && isFinite(data86))) {
                const err191 = { instancePath: instancePath + "/scenarios/paired", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.type, parentSchema: schema48, data: data86 };
                if (vErrors === null) {
                  vErrors = [err191];
                } else {
                  vErrors.push(err191);
                }
                errors++;
              }
              if (typeof data86 == "number" && isFinite(data86)) {
                if (data86 < 0 || isNaN(data86)) {
                  const err192 = { instancePath: instancePath + "/scenarios/paired", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema48, data: data86 };
                  if (vErrors === null) {
                    vErrors = [err192];
                  } else {
                    vErrors.push(err192);
                  }
                  errors++;
                }
              }
            }
            if (data84.new !== void 0) {
              let data87 = data84.new;
              if (!(typeof data87 == "number" && (!(data87 % 1) && !isNaN(data87)) && isFinite(data87))) {
                const err193 = { instancePath: instancePath + "/scenarios/new", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.type, parentSchema: schema48, data: data87 };
                if (vErrors === null) {
                  vErrors = [err193];
                } else {
                  vErrors.push(err193);
                }
                errors++;
              }
              if (typeof data87 == "number" && isFinite(data87)) {
                if (data87 < 0 || isNaN(data87)) {
                  const err194 = { instancePath: instancePath + "/scenarios/new", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema48, data: data87 };
                  if (vErrors === null) {
                    vErrors = [err194];
                  } else {
                    vErrors.push(err194);
                  }
                  errors++;
                }
              }
            }
            if (data84.gone !== void 0) {
              let data88 = data84.gone;
              if (!(typeof data88 == "number" && (!(data88 % 1) && !isNaN(data88)) && isFinite(data88))) {
                const err195 = { instancePath: instancePath + "/scenarios/gone", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.type, parentSchema: schema48, data: data88 };
                if (vErrors === null) {
                  vErrors = [err195];
                } else {
                  vErrors.push(err195);
                }
                errors++;
              }
              if (typeof data88 == "number" && isFinite(data88)) {
                if (data88 < 0 || isNaN(data88)) {
                  const err196 = { instancePath: instancePath + "/scenarios/gone", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema48, data: data88 };
                  if (vErrors === null) {
                    vErrors = [err196];
                  } else {
                    vErrors.push(err196);
                  }
                  errors++;
                }
              }
            }
            if (data84.changed !== void 0) {
              let data89 = data84.changed;
              if (!(typeof data89 == "number" && (!(data89 % 1) && !isNaN(data89)) && isFinite(data89))) {
                const err197 = { instancePath: instancePath + "/scenarios/changed", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.type, parentSchema: schema48, data: data89 };
                if (vErrors === null) {
                  vErrors = [err197];
                } else {
                  vErrors.push(err197);
                }
                errors++;
              }
              if (typeof data89 == "number" && isFinite(data89)) {
                if (data89 < 0 || isNaN(data89)) {
                  const err198 = { instancePath: instancePath + "/scenarios/changed", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema48, data: data89 };
                  if (vErrors === null) {
                    vErrors = [err198];
                  } else {
                    vErrors.push(err198);
                  }
                  errors++;
                }
              }
            }
            if (data84.renamed !== void 0) {
              let data90 = data84.renamed;
              if (!(typeof data90 == "number" && (!(data90 % 1) && !isNaN(data90)) && isFinite(data90))) {
                const err199 = { instancePath: instancePath + "/scenarios/renamed", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.type, parentSchema: schema48, data: data90 };
                if (vErrors === null) {
                  vErrors = [err199];
                } else {
                  vErrors.push(err199);
                }
                errors++;
              }
              if (typeof data90 == "number" && isFinite(data90)) {
                if (data90 < 0 || isNaN(data90)) {
                  const err200 = { instancePath: instancePath + "/scenarios/renamed", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema48, data: data90 };
                  if (vErrors === null) {
                    vErrors = [err200];
                  } else {
                    vErrors.push(err200);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err201 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.scenarios.type, parentSchema: schema31.properties.scenarios, data: data84 };
            if (vErrors === null) {
              vErrors = [err201];
            } else {
              vErrors.push(err201);
            }
            errors++;
          }
        }
        if (data.flips !== void 0) {
          let data91 = data.flips;
          if (data91 && typeof data91 == "object" && !Array.isArray(data91)) {
            if (data91.lost === void 0) {
              const err202 = { instancePath: instancePath + "/flips", schemaPath: "#/properties/flips/required", keyword: "required", params: { missingProperty: "lost" }, message: "must have required property 'lost'", schema: schema31.properties.flips.required, parentSchema: schema31.properties.flips, data: data91 };
              if (vErrors === null) {
                vErrors = [err202];
              } else {
                vErrors.push(err202);
              }
              errors++;
            }
            if (data91.gained === void 0) {
              const err203 = { instancePath: instancePath + "/flips", schemaPath: "#/properties/flips/required", keyword: "required", params: { missingProperty: "gained" }, message: "must have required property 'gained'", schema: schema31.properties.flips.required, parentSchema: schema31.properties.flips, data: data91 };
              if (vErrors === null) {
                vErrors = [err203];
              } else {
                vErrors.push(err203);
              }
              errors++;
            }
            if (data91.new === void 0) {
              const err204 = { instancePath: instancePath + "/flips", schemaPath: "#/properties/flips/required", keyword: "required", params: { missingProperty: "new" }, message: "must have required property 'new'", schema: schema31.properties.flips.required, parentSchema: schema31.properties.flips, data: data91 };
              if (vErrors === null) {
                vErrors = [err204];
              } else {
                vErrors.push(err204);
              }
              errors++;
            }
            if (data91.gone === void 0) {
              const err205 = { instancePath: instancePath + "/flips", schemaPath: "#/properties/flips/required", keyword: "required", params: { missingProperty: "gone" }, message: "must have required property 'gone'", schema: schema31.properties.flips.required, parentSchema: schema31.properties.flips, data: data91 };
              if (vErrors === null) {
                vErrors = [err205];
              } else {
                vErrors.push(err205);
              }
              errors++;
            }
            if (data91.changed === void 0) {
              const err206 = { instancePath: instancePath + "/flips", schemaPath: "#/properties/flips/required", keyword: "required", params: { missingProperty: "changed" }, message: "must have required property 'changed'", schema: schema31.properties.flips.required, parentSchema: schema31.properties.flips, data: data91 };
              if (vErrors === null) {
                vErrors = [err206];
              } else {
                vErrors.push(err206);
              }
              errors++;
            }
            if (data91.renamed === void 0) {
              const err207 = { instancePath: instancePath + "/flips", schemaPath: "#/properties/flips/required", keyword: "required", params: { missingProperty: "renamed" }, message: "must have required property 'renamed'", schema: schema31.properties.flips.required, parentSchema: schema31.properties.flips, data: data91 };
              if (vErrors === null) {
                vErrors = [err207];
              } else {
                vErrors.push(err207);
              }
              errors++;
            }
            for (const key14 in data91) {
              if (!(key14 === "lost" || key14 === "gained" || key14 === "new" || key14 === "gone" || key14 === "changed" || key14 === "renamed")) {
                const err208 = { instancePath: instancePath + "/flips", schemaPath: "#/properties/flips/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.flips, data: data91 };
                if (vErrors === null) {
                  vErrors = [err208];
                } else {
                  vErrors.push(err208);
                }
                errors++;
              }
            }
            if (data91.lost !== void 0) {
              if (!validate61(data91.lost, { instancePath: instancePath + "/flips/lost", parentData: data91, parentDataProperty: "lost", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                errors = vErrors.length;
              }
            }
            if (data91.gained !== void 0) {
              if (!validate61(data91.gained, { instancePath: instancePath + "/flips/gained", parentData: data91, parentDataProperty: "gained", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                errors = vErrors.length;
              }
            }
            if (data91.new !== void 0) {
              if (!validate61(data91.new, { instancePath: instancePath + "/flips/new", parentData: data91, parentDataProperty: "new", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                errors = vErrors.length;
              }
            }
            if (data91.gone !== void 0) {
              if (!validate61(data91.gone, { instancePath: instancePath + "/flips/gone", parentData: data91, parentDataProperty: "gone", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                errors = vErrors.length;
              }
            }
            if (data91.changed !== void 0) {
              if (!validate61(data91.changed, { instancePath: instancePath + "/flips/changed", parentData: data91, parentDataProperty: "changed", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                errors = vErrors.length;
              }
            }
            if (data91.renamed !== void 0) {
              if (!validate61(data91.renamed, { instancePath: instancePath + "/flips/renamed", parentData: data91, parentDataProperty: "renamed", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err209 = { instancePath: instancePath + "/flips", schemaPath: "#/properties/flips/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.flips.type, parentSchema: schema31.properties.flips, data: data91 };
            if (vErrors === null) {
              vErrors = [err209];
            } else {
              vErrors.push(err209);
            }
            errors++;
          }
        }
        if (data.errored !== void 0) {
          let data98 = data.errored;
          if (Array.isArray(data98)) {
            const len13 = data98.length;
            for (let i13 = 0; i13 < len13; i13++) {
              let data99 = data98[i13];
              if (data99 && typeof data99 == "object" && !Array.isArray(data99)) {
                if (data99.scenario === void 0) {
                  const err210 = { instancePath: instancePath + "/errored/" + i13, schemaPath: "#/properties/errored/items/required", keyword: "required", params: { missingProperty: "scenario" }, message: "must have required property 'scenario'", schema: schema31.properties.errored.items.required, parentSchema: schema31.properties.errored.items, data: data99 };
                  if (vErrors === null) {
                    vErrors = [err210];
                  } else {
                    vErrors.push(err210);
                  }
                  errors++;
                }
                if (data99.trial === void 0) {
                  const err211 = { instancePath: instancePath + "/errored/" + i13, schemaPath: "#/properties/errored/items/required", keyword: "required", params: { missingProperty: "trial" }, message: "must have required property 'trial'", schema: schema31.properties.errored.items.required, parentSchema: schema31.properties.errored.items, data: data99 };
                  if (vErrors === null) {
                    vErrors = [err211];
                  } else {
                    vErrors.push(err211);
                  }
                  errors++;
                }
                if (data99.kind === void 0) {
                  const err212 = { instancePath: instancePath + "/errored/" + i13, schemaPath: "#/properties/errored/items/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema31.properties.errored.items.required, parentSchema: schema31.properties.errored.items, data: data99 };
                  if (vErrors === null) {
                    vErrors = [err212];
                  } else {
                    vErrors.push(err212);
                  }
                  errors++;
                }
                if (data99.classified === void 0) {
                  const err213 = { instancePath: instancePath + "/errored/" + i13, schemaPath: "#/properties/errored/items/required", keyword: "required", params: { missingProperty: "classified" }, message: "must have required property 'classified'", schema: schema31.properties.errored.items.required, parentSchema: schema31.properties.errored.items, data: data99 };
                  if (vErrors === null) {
                    vErrors = [err213];
                  } else {
                    vErrors.push(err213);
                  }
                  errors++;
                }
                if (data99.message === void 0) {
                  const err214 = { instancePath: instancePath + "/errored/" + i13, schemaPath: "#/properties/errored/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema31.properties.errored.items.required, parentSchema: schema31.properties.errored.items, data: data99 };
                  if (vErrors === null) {
                    vErrors = [err214];
                  } else {
                    vErrors.push(err214);
                  }
                  errors++;
                }
                for (const key15 in data99) {
                  if (!(key15 === "scenario" || key15 === "trial" || key15 === "kind" || key15 === "classified" || key15 === "message" || key15 === "refused")) {
                    const err215 = { instancePath: instancePath + "/errored/" + i13, schemaPath: "#/properties/errored/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.errored.items, data: data99 };
                    if (vErrors === null) {
                      vErrors = [err215];
                    } else {
                      vErrors.push(err215);
                    }
                    errors++;
                  }
                }
                if (data99.scenario !== void 0) {
                  let data100 = data99.scenario;
                  if (typeof data100 === "string") {
                    if (func2(data100) < 1) {
                      const err216 = { instancePath: instancePath + "/errored/" + i13 + "/scenario", schemaPath: "#/$defs/scenarioId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema51, data: data100 };
                      if (vErrors === null) {
                        vErrors = [err216];
                      } else {
                        vErrors.push(err216);
                      }
                      errors++;
                    }
                  } else {
                    const err217 = { instancePath: instancePath + "/errored/" + i13 + "/scenario", schemaPath: "#/$defs/scenarioId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema51.type, parentSchema: schema51, data: data100 };
                    if (vErrors === null) {
                      vErrors = [err217];
                    } else {
                      vErrors.push(err217);
                    }
                    errors++;
                  }
                }
                if (data99.trial !== void 0) {
                  let data101 = data99.trial;
                  if (!(typeof data101 == "number" && (!(data101 % 1) && !isNaN(data101)) && isFinite(data101))) {
                    const err218 = { instancePath: instancePath + "/errored/" + i13 + "/trial", schemaPath: "#/properties/errored/items/properties/trial/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.errored.items.properties.trial.type, parentSchema: schema31.properties.errored.items.properties.trial, data: data101 };
                    if (vErrors === null) {
                      vErrors = [err218];
                    } else {
                      vErrors.push(err218);
                    }
                    errors++;
                  }
                }
                if (data99.kind !== void 0) {
                  let data102 = data99.kind;
                  if (!(data102 === "agent" || data102 === "infrastructure" || data102 === "judge")) {
                    const err219 = { instancePath: instancePath + "/errored/" + i13 + "/kind", schemaPath: "#/properties/errored/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema31.properties.errored.items.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.errored.items.properties.kind.enum, parentSchema: schema31.properties.errored.items.properties.kind, data: data102 };
                    if (vErrors === null) {
                      vErrors = [err219];
                    } else {
                      vErrors.push(err219);
                    }
                    errors++;
                  }
                }
                if (data99.classified !== void 0) {
                  let data103 = data99.classified;
                  if (typeof data103 !== "boolean") {
                    const err220 = { instancePath: instancePath + "/errored/" + i13 + "/classified", schemaPath: "#/properties/errored/items/properties/classified/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema31.properties.errored.items.properties.classified.type, parentSchema: schema31.properties.errored.items.properties.classified, data: data103 };
                    if (vErrors === null) {
                      vErrors = [err220];
                    } else {
                      vErrors.push(err220);
                    }
                    errors++;
                  }
                }
                if (data99.message !== void 0) {
                  let data104 = data99.message;
                  if (typeof data104 !== "string") {
                    const err221 = { instancePath: instancePath + "/errored/" + i13 + "/message", schemaPath: "#/properties/errored/items/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.errored.items.properties.message.type, parentSchema: schema31.properties.errored.items.properties.message, data: data104 };
                    if (vErrors === null) {
                      vErrors = [err221];
                    } else {
                      vErrors.push(err221);
                    }
                    errors++;
                  }
                }
                if (data99.refused !== void 0) {
                  let data105 = data99.refused;
                  if (true !== data105) {
                    const err222 = { instancePath: instancePath + "/errored/" + i13 + "/refused", schemaPath: "#/properties/errored/items/properties/refused/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema31.properties.errored.items.properties.refused, data: data105 };
                    if (vErrors === null) {
                      vErrors = [err222];
                    } else {
                      vErrors.push(err222);
                    }
                    errors++;
                  }
                }
              } else {
                const err223 = { instancePath: instancePath + "/errored/" + i13, schemaPath: "#/properties/errored/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.errored.items.type, parentSchema: schema31.properties.errored.items, data: data99 };
                if (vErrors === null) {
                  vErrors = [err223];
                } else {
                  vErrors.push(err223);
                }
                errors++;
              }
            }
          } else {
            const err224 = { instancePath: instancePath + "/errored", schemaPath: "#/properties/errored/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.errored.type, parentSchema: schema31.properties.errored, data: data98 };
            if (vErrors === null) {
              vErrors = [err224];
            } else {
              vErrors.push(err224);
            }
            errors++;
          }
        }
      } else {
        const err225 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
        if (vErrors === null) {
          vErrors = [err225];
        } else {
          vErrors.push(err225);
        }
        errors++;
      }
      validate20.errors = vErrors;
      return errors === 0;
    }
    validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  }
});

// entered:./schemas/decision.schema.json?ready
module.exports = require_decision_schema();
