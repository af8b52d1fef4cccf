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

// schemas/gate.schema.json?ready
var require_gate_schema = __commonJS({
  "schemas/gate.schema.json?ready"(exports2, module2) {
    "use strict";
    module2.exports = validate20;
    module2.exports.default = validate20;
    var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/agent-gate/agent-regression-gate/v0/schemas/gate.schema.json", "title": "Agent Gate decision input", "type": "object", "additionalProperties": false, "required": ["schema", "today", "ruler", "own", "unscored", "waivers", "notes", "baselines", "drift_reference"], "properties": { "schema": { "const": 1, "examples": [1] }, "today": { "type": "string", "pattern": "^\\d{4}-\\d{2}-\\d{2}$", "examples": ["2026-11-21"] }, "ruler": { "$ref": "#/$defs/ruler" }, "own": { "type": ["object", "null"], "additionalProperties": false, "required": ["ruler", "report"], "properties": { "ruler": { "$ref": "#/$defs/ruler" }, "report": { "type": "object", "examples": [{}] } }, "examples": [null] }, "unscored": { "type": "array", "items": { "type": "string" }, "examples": [[]] }, "waivers": { "type": "array", "items": { "$ref": "#/$defs/waiver" }, "examples": [[]] }, "labels": { "type": "array", "items": { "type": "string" }, "examples": [["bar-lowered"]] }, "notes": { "type": "array", "items": { "$ref": "#/$defs/finding" }, "examples": [[]] }, "baselines": { "type": "array", "items": { "$ref": "#/$defs/run" }, "examples": [[]] }, "newest": { "$ref": "#/$defs/run" }, "lowered": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["subject", "what", "old", "new"], "properties": { "subject": { "type": "string", "examples": ["baseline"] }, "what": { "type": "string", "examples": ["compared with, in this run already"] }, "old": { "type": "string", "examples": ["main's runs"] }, "new": { "type": "string", "examples": ["nothing"] } } }, "examples": [[]] }, "drift_reference": { "anyOf": [{ "$ref": "#/$defs/historyRecord" }, { "type": "null" }], "examples": [null] } }, "$defs": { "run": { "type": "object", "additionalProperties": false, "required": ["origin", "report", "own", "unscored"], "properties": { "origin": { "$ref": "#/$defs/baselineOrigin" }, "report": { "type": "object", "examples": [{}] }, "own": { "type": ["object", "null"], "examples": [null] }, "unscored": { "type": ["string", "null"], "examples": ["baseline 1a2b3c4 keeps no evidence"] } } }, "ruler": { "type": "object", "additionalProperties": false, "required": ["label", "texts"], "properties": { "label": { "type": ["string", "null"], "examples": ["main at 1a2b3c4"] }, "texts": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["kind", "file", "name"], "properties": { "kind": { "enum": ["rubric", "mapping", "policy"], "examples": ["rubric"] }, "file": { "type": "string", "examples": ["rubrics/booking.yml"] }, "name": { "type": "string", "examples": ["rubrics/booking.yml"] } } }, "examples": [[{ "kind": "policy", "file": "policy.yml", "name": ".github/agent-gate.yml" }]] } } }, "waiver": { "type": "object", "additionalProperties": false, "required": ["reason", "owner", "expires"], "properties": { "metric": { "type": "string", "minLength": 1, "examples": ["TCR"] }, "criterion": { "type": "string", "minLength": 1, "examples": ["task-completion/correct_participants"] }, "scenario": { "type": "string", "minLength": 1, "examples": ["book-conflict-3"] }, "ceiling": { "type": "number", "minimum": 0, "maximum": 1, "examples": [0.05] }, "reason": { "type": "string", "minLength": 1 }, "owner": { "type": "string", "minLength": 1, "examples": ["@team"] }, "expires": { "type": "string", "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "examples": ["2027-01-31"] } } }, "finding": { "type": "object", "additionalProperties": false, "required": ["code", "effect", "what"], "properties": { "code": { "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$", "examples": ["metric-regressed"] }, "effect": { "enum": ["invalid", "block", "warn", "notice"], "examples": ["block"] }, "what": { "type": "string", "minLength": 1, "examples": ["TCR dropped by 12 points"] }, "expected": { "type": "string", "minLength": 1, "examples": ["at most 2 points"] }, "actual": { "type": "string", "minLength": 1, "examples": ["12 points"] }, "why": { "type": "string", "minLength": 1, "examples": ["no slot was free"] }, "next": { "type": "string", "minLength": 1, "examples": ["Read the scenarios that fell"] }, "subject": { "type": "string", "minLength": 1, "examples": ["TCR"] }, "where": { "type": "string", "examples": [".github/agent-gate.yml:4"] } } }, "baselineOrigin": { "type": "object", "additionalProperties": false, "required": ["label"], "properties": { "sha": { "type": "string", "examples": ["1a2b3c4d5e6f708192a3b4c5d6e7f80911223344"] }, "run_id": { "type": "integer", "minimum": 1, "examples": [9001] }, "run_url": { "type": "string", "examples": ["https://github.com/acme/booking-assistant/actions/runs/9001"] }, "label": { "type": "string", "examples": ["main at 1a2b3c4"] }, "distance": { "type": "integer", "minimum": 0, "examples": [2] }, "created": { "type": "string", "examples": ["2026-11-14T04:17:32Z"] }, "age_days": { "type": "integer", "minimum": 0, "examples": [7] } } }, "historyRecord": { "type": "object", "additionalProperties": false, "required": ["time", "trials", "scenarios", "metrics"], "properties": { "sha": { "type": "string", "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "examples": ["1a2b3c4d5e6f708192a3b4c5d6e7f80911223344"] }, "run_id": { "type": "integer", "minimum": 1, "examples": [9001] }, "time": { "type": "string", "pattern": "^\\d{4}-\\d{2}-\\d{2}(?:T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,3})?Z)?$", "examples": ["2026-11-21T09:30:00.000Z", "2026-11-21"] }, "trials": { "type": "integer", "minimum": 0, "examples": [200] }, "scenarios": { "type": "integer", "minimum": 0, "examples": [40] }, "metrics": { "type": "array", "examples": [[]], "items": { "type": "object", "additionalProperties": false, "required": ["metric", "rubric", "version", "hash", "score", "passed", "total", "effective_n"], "properties": { "metric": { "type": "string", "examples": ["TCR"] }, "rubric": { "type": "string", "examples": ["task-completion"] }, "version": { "type": "string", "examples": ["1.2.0"] }, "hash": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$", "examples": ["sha256:3f2c51b7a9d04e8866e1f0c2b5d37a94e1c8d6f20b9a4375c6de18f7a2b09c41"] }, "score": { "type": "number", "minimum": 0, "maximum": 1, "examples": [0.86] }, "passed": { "type": "integer", "minimum": 0, "examples": [172] }, "total": { "type": "integer", "minimum": 0, "examples": [200] }, "effective_n": { "type": "number", "minimum": 0, "examples": [41.5] } } } } } } } };
    var schema32 = { "type": "object", "additionalProperties": false, "required": ["label", "texts"], "properties": { "label": { "type": ["string", "null"], "examples": ["main at 1a2b3c4"] }, "texts": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["kind", "file", "name"], "properties": { "kind": { "enum": ["rubric", "mapping", "policy"], "examples": ["rubric"] }, "file": { "type": "string", "examples": ["rubrics/booking.yml"] }, "name": { "type": "string", "examples": ["rubrics/booking.yml"] } } }, "examples": [[{ "kind": "policy", "file": "policy.yml", "name": ".github/agent-gate.yml" }]] } } };
    var schema34 = { "type": "object", "additionalProperties": false, "required": ["reason", "owner", "expires"], "properties": { "metric": { "type": "string", "minLength": 1, "examples": ["TCR"] }, "criterion": { "type": "string", "minLength": 1, "examples": ["task-completion/correct_participants"] }, "scenario": { "type": "string", "minLength": 1, "examples": ["book-conflict-3"] }, "ceiling": { "type": "number", "minimum": 0, "maximum": 1, "examples": [0.05] }, "reason": { "type": "string", "minLength": 1 }, "owner": { "type": "string", "minLength": 1, "examples": ["@team"] }, "expires": { "type": "string", "pattern": "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "examples": ["2027-01-31"] } } };
    var schema35 = { "type": "object", "additionalProperties": false, "required": ["code", "effect", "what"], "properties": { "code": { "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$", "examples": ["metric-regressed"] }, "effect": { "enum": ["invalid", "block", "warn", "notice"], "examples": ["block"] }, "what": { "type": "string", "minLength": 1, "examples": ["TCR dropped by 12 points"] }, "expected": { "type": "string", "minLength": 1, "examples": ["at most 2 points"] }, "actual": { "type": "string", "minLength": 1, "examples": ["12 points"] }, "why": { "type": "string", "minLength": 1, "examples": ["no slot was free"] }, "next": { "type": "string", "minLength": 1, "examples": ["Read the scenarios that fell"] }, "subject": { "type": "string", "minLength": 1, "examples": ["TCR"] }, "where": { "type": "string", "examples": [".github/agent-gate.yml:4"] } } };
    var schema38 = { "type": "object", "additionalProperties": false, "required": ["time", "trials", "scenarios", "metrics"], "properties": { "sha": { "type": "string", "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "examples": ["1a2b3c4d5e6f708192a3b4c5d6e7f80911223344"] }, "run_id": { "type": "integer", "minimum": 1, "examples": [9001] }, "time": { "type": "string", "pattern": "^\\d{4}-\\d{2}-\\d{2}(?:T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,3})?Z)?$", "examples": ["2026-11-21T09:30:00.000Z", "2026-11-21"] }, "trials": { "type": "integer", "minimum": 0, "examples": [200] }, "scenarios": { "type": "integer", "minimum": 0, "examples": [40] }, "metrics": { "type": "array", "examples": [[]], "items": { "type": "object", "additionalProperties": false, "required": ["metric", "rubric", "version", "hash", "score", "passed", "total", "effective_n"], "properties": { "metric": { "type": "string", "examples": ["TCR"] }, "rubric": { "type": "string", "examples": ["task-completion"] }, "version": { "type": "string", "examples": ["1.2.0"] }, "hash": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$", "examples": ["sha256:3f2c51b7a9d04e8866e1f0c2b5d37a94e1c8d6f20b9a4375c6de18f7a2b09c41"] }, "score": { "type": "number", "minimum": 0, "maximum": 1, "examples": [0.86] }, "passed": { "type": "integer", "minimum": 0, "examples": [172] }, "total": { "type": "integer", "minimum": 0, "examples": [200] }, "effective_n": { "type": "number", "minimum": 0, "examples": [41.5] } } } } } };
    var func1 = Object.prototype.hasOwnProperty;
    var func2 = require_ucs2length().default;
    var pattern4 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "u");
    var pattern5 = new RegExp("^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", "u");
    var pattern6 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
    var pattern7 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
    var pattern8 = new RegExp("^\\d{4}-\\d{2}-\\d{2}(?:T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,3})?Z)?$", "u");
    var pattern9 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
    var schema36 = { "type": "object", "additionalProperties": false, "required": ["origin", "report", "own", "unscored"], "properties": { "origin": { "$ref": "#/$defs/baselineOrigin" }, "report": { "type": "object", "examples": [{}] }, "own": { "type": ["object", "null"], "examples": [null] }, "unscored": { "type": ["string", "null"], "examples": ["baseline 1a2b3c4 keeps no evidence"] } } };
    var schema37 = { "type": "object", "additionalProperties": false, "required": ["label"], "properties": { "sha": { "type": "string", "examples": ["1a2b3c4d5e6f708192a3b4c5d6e7f80911223344"] }, "run_id": { "type": "integer", "minimum": 1, "examples": [9001] }, "run_url": { "type": "string", "examples": ["https://github.com/acme/booking-assistant/actions/runs/9001"] }, "label": { "type": "string", "examples": ["main at 1a2b3c4"] }, "distance": { "type": "integer", "minimum": 0, "examples": [2] }, "created": { "type": "string", "examples": ["2026-11-14T04:17:32Z"] }, "age_days": { "type": "integer", "minimum": 0, "examples": [7] } } };
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
        if (data.origin === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "origin" }, message: "must have required property 'origin'", schema: schema36.required, parentSchema: schema36, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.report === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "report" }, message: "must have required property 'report'", schema: schema36.required, parentSchema: schema36, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.own === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "own" }, message: "must have required property 'own'", schema: schema36.required, parentSchema: schema36, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.unscored === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unscored" }, message: "must have required property 'unscored'", schema: schema36.required, parentSchema: schema36, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "origin" || key0 === "report" || key0 === "own" || key0 === "unscored")) {
            const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema36, data };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.origin !== void 0) {
          let data0 = data.origin;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.label === void 0) {
              const err5 = { instancePath: instancePath + "/origin", schemaPath: "#/$defs/baselineOrigin/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema37.required, parentSchema: schema37, data: data0 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            for (const key1 in data0) {
              if (!(key1 === "sha" || key1 === "run_id" || key1 === "run_url" || key1 === "label" || key1 === "distance" || key1 === "created" || key1 === "age_days")) {
                const err6 = { instancePath: instancePath + "/origin", schemaPath: "#/$defs/baselineOrigin/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema37, data: data0 };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
            if (data0.sha !== void 0) {
              let data1 = data0.sha;
              if (typeof data1 !== "string") {
                const err7 = { instancePath: instancePath + "/origin/sha", schemaPath: "#/$defs/baselineOrigin/properties/sha/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.sha.type, parentSchema: schema37.properties.sha, data: data1 };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
            if (data0.run_id !== void 0) {
              let data2 = data0.run_id;
              if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
                const err8 = { instancePath: instancePath + "/origin/run_id", schemaPath: "#/$defs/baselineOrigin/properties/run_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.properties.run_id.type, parentSchema: schema37.properties.run_id, data: data2 };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
              if (typeof data2 == "number" && isFinite(data2)) {
                if (data2 < 1 || isNaN(data2)) {
                  const err9 = { instancePath: instancePath + "/origin/run_id", schemaPath: "#/$defs/baselineOrigin/properties/run_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema37.properties.run_id, data: data2 };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
              }
            }
            if (data0.run_url !== void 0) {
              let data3 = data0.run_url;
              if (typeof data3 !== "string") {
                const err10 = { instancePath: instancePath + "/origin/run_url", schemaPath: "#/$defs/baselineOrigin/properties/run_url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.run_url.type, parentSchema: schema37.properties.run_url, data: data3 };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data0.label !== void 0) {
              let data4 = data0.label;
              if (typeof data4 !== "string") {
                const err11 = { instancePath: instancePath + "/origin/label", schemaPath: "#/$defs/baselineOrigin/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.label.type, parentSchema: schema37.properties.label, data: data4 };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
            if (data0.distance !== void 0) {
              let data5 = data0.distance;
              if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                const err12 = { instancePath: instancePath + "/origin/distance", schemaPath: "#/$defs/baselineOrigin/properties/distance/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.properties.distance.type, parentSchema: schema37.properties.distance, data: data5 };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
              if (typeof data5 == "number" && isFinite(data5)) {
                if (data5 < 0 || isNaN(data5)) {
                  const err13 = { instancePath: instancePath + "/origin/distance", schemaPath: "#/$defs/baselineOrigin/properties/distance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema37.properties.distance, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
              }
            }
            if (data0.created !== void 0) {
              let data6 = data0.created;
              if (typeof data6 !== "string") {
                const err14 = { instancePath: instancePath + "/origin/created", schemaPath: "#/$defs/baselineOrigin/properties/created/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.created.type, parentSchema: schema37.properties.created, data: data6 };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data0.age_days !== void 0) {
              let data7 = data0.age_days;
              if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                const err15 = { instancePath: instancePath + "/origin/age_days", schemaPath: "#/$defs/baselineOrigin/properties/age_days/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.properties.age_days.type, parentSchema: schema37.properties.age_days, data: data7 };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
              if (typeof data7 == "number" && isFinite(data7)) {
                if (data7 < 0 || isNaN(data7)) {
                  const err16 = { instancePath: instancePath + "/origin/age_days", schemaPath: "#/$defs/baselineOrigin/properties/age_days/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema37.properties.age_days, data: data7 };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err17 = { instancePath: instancePath + "/origin", schemaPath: "#/$defs/baselineOrigin/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.type, parentSchema: schema37, data: data0 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data.report !== void 0) {
          let data8 = data.report;
          if (!(data8 && typeof data8 == "object" && !Array.isArray(data8))) {
            const err18 = { instancePath: instancePath + "/report", schemaPath: "#/properties/report/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema36.properties.report.type, parentSchema: schema36.properties.report, data: data8 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data.own !== void 0) {
          let data9 = data.own;
          if (!(data9 && typeof data9 == "object" && !Array.isArray(data9)) && data9 !== null) {
            const err19 = { instancePath: instancePath + "/own", schemaPath: "#/properties/own/type", keyword: "type", params: { type: schema36.properties.own.type }, message: "must be object,null", schema: schema36.properties.own.type, parentSchema: schema36.properties.own, data: data9 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data.unscored !== void 0) {
          let data10 = data.unscored;
          if (typeof data10 !== "string" && data10 !== null) {
            const err20 = { instancePath: instancePath + "/unscored", schemaPath: "#/properties/unscored/type", keyword: "type", params: { type: schema36.properties.unscored.type }, message: "must be string,null", schema: schema36.properties.unscored.type, parentSchema: schema36.properties.unscored, data: data10 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
      } else {
        const err21 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema36.type, parentSchema: schema36, data };
        if (vErrors === null) {
          vErrors = [err21];
        } else {
          vErrors.push(err21);
        }
        errors++;
      }
      validate21.errors = vErrors;
      return errors === 0;
    }
    validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
        if (data.today === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "today" }, message: "must have required property 'today'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.ruler === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ruler" }, message: "must have required property 'ruler'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.own === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "own" }, message: "must have required property 'own'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.unscored === void 0) {
          const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "unscored" }, message: "must have required property 'unscored'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.waivers === void 0) {
          const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "waivers" }, message: "must have required property 'waivers'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.notes === void 0) {
          const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "notes" }, message: "must have required property 'notes'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data.baselines === void 0) {
          const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baselines" }, message: "must have required property 'baselines'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data.drift_reference === void 0) {
          const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "drift_reference" }, message: "must have required property 'drift_reference'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!func1.call(schema31.properties, key0)) {
            const err9 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31, data };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.schema !== void 0) {
          let data0 = data.schema;
          if (1 !== data0) {
            const err10 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema31.properties.schema, data: data0 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.today !== void 0) {
          let data1 = data.today;
          if (typeof data1 === "string") {
            if (!pattern4.test(data1)) {
              const err11 = { instancePath: instancePath + "/today", schemaPath: "#/properties/today/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}$"', schema: "^\\d{4}-\\d{2}-\\d{2}$", parentSchema: schema31.properties.today, data: data1 };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          } else {
            const err12 = { instancePath: instancePath + "/today", schemaPath: "#/properties/today/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.today.type, parentSchema: schema31.properties.today, data: data1 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data.ruler !== void 0) {
          let data2 = data.ruler;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.label === void 0) {
              const err13 = { instancePath: instancePath + "/ruler", schemaPath: "#/$defs/ruler/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema32.required, parentSchema: schema32, data: data2 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data2.texts === void 0) {
              const err14 = { instancePath: instancePath + "/ruler", schemaPath: "#/$defs/ruler/required", keyword: "required", params: { missingProperty: "texts" }, message: "must have required property 'texts'", schema: schema32.required, parentSchema: schema32, data: data2 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            for (const key1 in data2) {
              if (!(key1 === "label" || key1 === "texts")) {
                const err15 = { instancePath: instancePath + "/ruler", schemaPath: "#/$defs/ruler/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema32, data: data2 };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
            if (data2.label !== void 0) {
              let data3 = data2.label;
              if (typeof data3 !== "string" && data3 !== null) {
                const err16 = { instancePath: instancePath + "/ruler/label", schemaPath: "#/$defs/ruler/properties/label/type", keyword: "type", params: { type: schema32.properties.label.type }, message: "must be string,null", schema: schema32.properties.label.type, parentSchema: schema32.properties.label, data: data3 };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data2.texts !== void 0) {
              let data4 = data2.texts;
              if (Array.isArray(data4)) {
                const len0 = data4.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data5 = data4[i0];
                  if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                    if (data5.kind === void 0) {
                      const err17 = { instancePath: instancePath + "/ruler/texts/" + i0, schemaPath: "#/$defs/ruler/properties/texts/items/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema32.properties.texts.items.required, parentSchema: schema32.properties.texts.items, data: data5 };
                      if (vErrors === null) {
                        vErrors = [err17];
                      } else {
                        vErrors.push(err17);
                      }
                      errors++;
                    }
                    if (data5.file === void 0) {
                      const err18 = { instancePath: instancePath + "/ruler/texts/" + i0, schemaPath: "#/$defs/ruler/properties/texts/items/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'", schema: schema32.properties.texts.items.required, parentSchema: schema32.properties.texts.items, data: data5 };
                      if (vErrors === null) {
                        vErrors = [err18];
                      } else {
                        vErrors.push(err18);
                      }
                      errors++;
                    }
                    if (data5.name === void 0) {
                      const err19 = { instancePath: instancePath + "/ruler/texts/" + i0, schemaPath: "#/$defs/ruler/properties/texts/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema32.properties.texts.items.required, parentSchema: schema32.properties.texts.items, data: data5 };
                      if (vErrors === null) {
                        vErrors = [err19];
                      } else {
                        vErrors.push(err19);
                      }
                      errors++;
                    }
                    for (const key2 in data5) {
                      if (!(key2 === "kind" || key2 === "file" || key2 === "name")) {
                        const err20 = { instancePath: instancePath + "/ruler/texts/" + i0, schemaPath: "#/$defs/ruler/properties/texts/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema32.properties.texts.items, data: data5 };
                        if (vErrors === null) {
                          vErrors = [err20];
                        } else {
                          vErrors.push(err20);
                        }
                        errors++;
                      }
                    }
                    if (data5.kind !== void 0) {
                      let data6 = data5.kind;
                      if (!(data6 === "rubric" || data6 === "mapping" || data6 === "policy")) {
                        const err21 = { instancePath: instancePath + "/ruler/texts/" + i0 + "/kind", schemaPath: "#/$defs/ruler/properties/texts/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema32.properties.texts.items.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema32.properties.texts.items.properties.kind.enum, parentSchema: schema32.properties.texts.items.properties.kind, data: data6 };
                        if (vErrors === null) {
                          vErrors = [err21];
                        } else {
                          vErrors.push(err21);
                        }
                        errors++;
                      }
                    }
                    if (data5.file !== void 0) {
                      let data7 = data5.file;
                      if (typeof data7 !== "string") {
                        const err22 = { instancePath: instancePath + "/ruler/texts/" + i0 + "/file", schemaPath: "#/$defs/ruler/properties/texts/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.texts.items.properties.file.type, parentSchema: schema32.properties.texts.items.properties.file, data: data7 };
                        if (vErrors === null) {
                          vErrors = [err22];
                        } else {
                          vErrors.push(err22);
                        }
                        errors++;
                      }
                    }
                    if (data5.name !== void 0) {
                      let data8 = data5.name;
                      if (typeof data8 !== "string") {
                        const err23 = { instancePath: instancePath + "/ruler/texts/" + i0 + "/name", schemaPath: "#/$defs/ruler/properties/texts/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.texts.items.properties.name.type, parentSchema: schema32.properties.texts.items.properties.name, data: data8 };
                        if (vErrors === null) {
                          vErrors = [err23];
                        } else {
                          vErrors.push(err23);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err24 = { instancePath: instancePath + "/ruler/texts/" + i0, schemaPath: "#/$defs/ruler/properties/texts/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.properties.texts.items.type, parentSchema: schema32.properties.texts.items, data: data5 };
                    if (vErrors === null) {
                      vErrors = [err24];
                    } else {
                      vErrors.push(err24);
                    }
                    errors++;
                  }
                }
              } else {
                const err25 = { instancePath: instancePath + "/ruler/texts", schemaPath: "#/$defs/ruler/properties/texts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties.texts.type, parentSchema: schema32.properties.texts, data: data4 };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
          } else {
            const err26 = { instancePath: instancePath + "/ruler", schemaPath: "#/$defs/ruler/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data: data2 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
        if (data.own !== void 0) {
          let data9 = data.own;
          if (!(data9 && typeof data9 == "object" && !Array.isArray(data9)) && data9 !== null) {
            const err27 = { instancePath: instancePath + "/own", schemaPath: "#/properties/own/type", keyword: "type", params: { type: schema31.properties.own.type }, message: "must be object,null", schema: schema31.properties.own.type, parentSchema: schema31.properties.own, data: data9 };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            if (data9.ruler === void 0) {
              const err28 = { instancePath: instancePath + "/own", schemaPath: "#/properties/own/required", keyword: "required", params: { missingProperty: "ruler" }, message: "must have required property 'ruler'", schema: schema31.properties.own.required, parentSchema: schema31.properties.own, data: data9 };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (data9.report === void 0) {
              const err29 = { instancePath: instancePath + "/own", schemaPath: "#/properties/own/required", keyword: "required", params: { missingProperty: "report" }, message: "must have required property 'report'", schema: schema31.properties.own.required, parentSchema: schema31.properties.own, data: data9 };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
            for (const key3 in data9) {
              if (!(key3 === "ruler" || key3 === "report")) {
                const err30 = { instancePath: instancePath + "/own", schemaPath: "#/properties/own/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.own, data: data9 };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
            if (data9.ruler !== void 0) {
              let data10 = data9.ruler;
              if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                if (data10.label === void 0) {
                  const err31 = { instancePath: instancePath + "/own/ruler", schemaPath: "#/$defs/ruler/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema32.required, parentSchema: schema32, data: data10 };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
                if (data10.texts === void 0) {
                  const err32 = { instancePath: instancePath + "/own/ruler", schemaPath: "#/$defs/ruler/required", keyword: "required", params: { missingProperty: "texts" }, message: "must have required property 'texts'", schema: schema32.required, parentSchema: schema32, data: data10 };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
                for (const key4 in data10) {
                  if (!(key4 === "label" || key4 === "texts")) {
                    const err33 = { instancePath: instancePath + "/own/ruler", schemaPath: "#/$defs/ruler/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema32, data: data10 };
                    if (vErrors === null) {
                      vErrors = [err33];
                    } else {
                      vErrors.push(err33);
                    }
                    errors++;
                  }
                }
                if (data10.label !== void 0) {
                  let data11 = data10.label;
                  if (typeof data11 !== "string" && data11 !== null) {
                    const err34 = { instancePath: instancePath + "/own/ruler/label", schemaPath: "#/$defs/ruler/properties/label/type", keyword: "type", params: { type: schema32.properties.label.type }, message: "must be string,null", schema: schema32.properties.label.type, parentSchema: schema32.properties.label, data: data11 };
                    if (vErrors === null) {
                      vErrors = [err34];
                    } else {
                      vErrors.push(err34);
                    }
                    errors++;
                  }
                }
                if (data10.texts !== void 0) {
                  let data12 = data10.texts;
                  if (Array.isArray(data12)) {
                    const len1 = data12.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let data13 = data12[i1];
                      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                        if (data13.kind === void 0) {
                          const err35 = { instancePath: instancePath + "/own/ruler/texts/" + i1, schemaPath: "#/$defs/ruler/properties/texts/items/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema32.properties.texts.items.required, parentSchema: schema32.properties.texts.items, data: data13 };
                          if (vErrors === null) {
                            vErrors = [err35];
                          } else {
                            vErrors.push(err35);
                          }
                          errors++;
                        }
                        if (data13.file === void 0) {
                          const err36 = { instancePath: instancePath + "/own/ruler/texts/" + i1, schemaPath: "#/$defs/ruler/properties/texts/items/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'", schema: schema32.properties.texts.items.required, parentSchema: schema32.properties.texts.items, data: data13 };
                          if (vErrors === null) {
                            vErrors = [err36];
                          } else {
                            vErrors.push(err36);
                          }
                          errors++;
                        }
                        if (data13.name === void 0) {
                          const err37 = { instancePath: instancePath + "/own/ruler/texts/" + i1, schemaPath: "#/$defs/ruler/properties/texts/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema32.properties.texts.items.required, parentSchema: schema32.properties.texts.items, data: data13 };
                          if (vErrors === null) {
                            vErrors = [err37];
                          } else {
                            vErrors.push(err37);
                          }
                          errors++;
                        }
                        for (const key5 in data13) {
                          if (!(key5 === "kind" || key5 === "file" || key5 === "name")) {
                            const err38 = { instancePath: instancePath + "/own/ruler/texts/" + i1, schemaPath: "#/$defs/ruler/properties/texts/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: false, parentSchema: schema32.properties.texts.items, data: data13 };
                            if (vErrors === null) {
                              vErrors = [err38];
                            } else {
                              vErrors.push(err38);
                            }
                            errors++;
                          }
                        }
                        if (data13.kind !== void 0) {
                          let data14 = data13.kind;
                          if (!(data14 === "rubric" || data14 === "mapping" || data14 === "policy")) {
                            const err39 = { instancePath: instancePath + "/own/ruler/texts/" + i1 + "/kind", schemaPath: "#/$defs/ruler/properties/texts/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema32.properties.texts.items.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema32.properties.texts.items.properties.kind.enum, parentSchema: schema32.properties.texts.items.properties.kind, data: data14 };
                            if (vErrors === null) {
                              vErrors = [err39];
                            } else {
                              vErrors.push(err39);
                            }
                            errors++;
                          }
                        }
                        if (data13.file !== void 0) {
                          let data15 = data13.file;
                          if (typeof data15 !== "string") {
                            const err40 = { instancePath: instancePath + "/own/ruler/texts/" + i1 + "/file", schemaPath: "#/$defs/ruler/properties/texts/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.texts.items.properties.file.type, parentSchema: schema32.properties.texts.items.properties.file, data: data15 };
                            if (vErrors === null) {
                              vErrors = [err40];
                            } else {
                              vErrors.push(err40);
                            }
                            errors++;
                          }
                        }
                        if (data13.name !== void 0) {
                          let data16 = data13.name;
                          if (typeof data16 !== "string") {
                            const err41 = { instancePath: instancePath + "/own/ruler/texts/" + i1 + "/name", schemaPath: "#/$defs/ruler/properties/texts/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.texts.items.properties.name.type, parentSchema: schema32.properties.texts.items.properties.name, data: data16 };
                            if (vErrors === null) {
                              vErrors = [err41];
                            } else {
                              vErrors.push(err41);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err42 = { instancePath: instancePath + "/own/ruler/texts/" + i1, schemaPath: "#/$defs/ruler/properties/texts/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.properties.texts.items.type, parentSchema: schema32.properties.texts.items, data: data13 };
                        if (vErrors === null) {
                          vErrors = [err42];
                        } else {
                          vErrors.push(err42);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err43 = { instancePath: instancePath + "/own/ruler/texts", schemaPath: "#/$defs/ruler/properties/texts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties.texts.type, parentSchema: schema32.properties.texts, data: data12 };
                    if (vErrors === null) {
                      vErrors = [err43];
                    } else {
                      vErrors.push(err43);
                    }
                    errors++;
                  }
                }
              } else {
                const err44 = { instancePath: instancePath + "/own/ruler", schemaPath: "#/$defs/ruler/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data: data10 };
                if (vErrors === null) {
                  vErrors = [err44];
                } else {
                  vErrors.push(err44);
                }
                errors++;
              }
            }
            if (data9.report !== void 0) {
              let data17 = data9.report;
              if (!(data17 && typeof data17 == "object" && !Array.isArray(data17))) {
                const err45 = { instancePath: instancePath + "/own/report", schemaPath: "#/properties/own/properties/report/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.own.properties.report.type, parentSchema: schema31.properties.own.properties.report, data: data17 };
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
        if (data.unscored !== void 0) {
          let data18 = data.unscored;
          if (Array.isArray(data18)) {
            const len2 = data18.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data19 = data18[i2];
              if (typeof data19 !== "string") {
                const err46 = { instancePath: instancePath + "/unscored/" + i2, schemaPath: "#/properties/unscored/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.unscored.items.type, parentSchema: schema31.properties.unscored.items, data: data19 };
                if (vErrors === null) {
                  vErrors = [err46];
                } else {
                  vErrors.push(err46);
                }
                errors++;
              }
            }
          } else {
            const err47 = { instancePath: instancePath + "/unscored", schemaPath: "#/properties/unscored/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.unscored.type, parentSchema: schema31.properties.unscored, data: data18 };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        if (data.waivers !== void 0) {
          let data20 = data.waivers;
          if (Array.isArray(data20)) {
            const len3 = data20.length;
            for (let i3 = 0; i3 < len3; i3++) {
              let data21 = data20[i3];
              if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                if (data21.reason === void 0) {
                  const err48 = { instancePath: instancePath + "/waivers/" + i3, schemaPath: "#/$defs/waiver/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema34.required, parentSchema: schema34, data: data21 };
                  if (vErrors === null) {
                    vErrors = [err48];
                  } else {
                    vErrors.push(err48);
                  }
                  errors++;
                }
                if (data21.owner === void 0) {
                  const err49 = { instancePath: instancePath + "/waivers/" + i3, schemaPath: "#/$defs/waiver/required", keyword: "required", params: { missingProperty: "owner" }, message: "must have required property 'owner'", schema: schema34.required, parentSchema: schema34, data: data21 };
                  if (vErrors === null) {
                    vErrors = [err49];
                  } else {
                    vErrors.push(err49);
                  }
                  errors++;
                }
                if (data21.expires === void 0) {
                  const err50 = { instancePath: instancePath + "/waivers/" + i3, schemaPath: "#/$defs/waiver/required", keyword: "required", params: { missingProperty: "expires" }, message: "must have required property 'expires'", schema: schema34.required, parentSchema: schema34, data: data21 };
                  if (vErrors === null) {
                    vErrors = [err50];
                  } else {
                    vErrors.push(err50);
                  }
                  errors++;
                }
                for (const key6 in data21) {
                  if (!(key6 === "metric" || key6 === "criterion" || key6 === "scenario" || key6 === "ceiling" || key6 === "reason" || key6 === "owner" || key6 === "expires")) {
                    const err51 = { instancePath: instancePath + "/waivers/" + i3, schemaPath: "#/$defs/waiver/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: false, parentSchema: schema34, data: data21 };
                    if (vErrors === null) {
                      vErrors = [err51];
                    } else {
                      vErrors.push(err51);
                    }
                    errors++;
                  }
                }
                if (data21.metric !== void 0) {
                  let data22 = data21.metric;
                  if (typeof data22 === "string") {
                    if (func2(data22) < 1) {
                      const err52 = { instancePath: instancePath + "/waivers/" + i3 + "/metric", schemaPath: "#/$defs/waiver/properties/metric/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema34.properties.metric, data: data22 };
                      if (vErrors === null) {
                        vErrors = [err52];
                      } else {
                        vErrors.push(err52);
                      }
                      errors++;
                    }
                  } else {
                    const err53 = { instancePath: instancePath + "/waivers/" + i3 + "/metric", schemaPath: "#/$defs/waiver/properties/metric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.metric.type, parentSchema: schema34.properties.metric, data: data22 };
                    if (vErrors === null) {
                      vErrors = [err53];
                    } else {
                      vErrors.push(err53);
                    }
                    errors++;
                  }
                }
                if (data21.criterion !== void 0) {
                  let data23 = data21.criterion;
                  if (typeof data23 === "string") {
                    if (func2(data23) < 1) {
                      const err54 = { instancePath: instancePath + "/waivers/" + i3 + "/criterion", schemaPath: "#/$defs/waiver/properties/criterion/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema34.properties.criterion, data: data23 };
                      if (vErrors === null) {
                        vErrors = [err54];
                      } else {
                        vErrors.push(err54);
                      }
                      errors++;
                    }
                  } else {
                    const err55 = { instancePath: instancePath + "/waivers/" + i3 + "/criterion", schemaPath: "#/$defs/waiver/properties/criterion/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.criterion.type, parentSchema: schema34.properties.criterion, data: data23 };
                    if (vErrors === null) {
                      vErrors = [err55];
                    } else {
                      vErrors.push(err55);
                    }
                    errors++;
                  }
                }
                if (data21.scenario !== void 0) {
                  let data24 = data21.scenario;
                  if (typeof data24 === "string") {
                    if (func2(data24) < 1) {
                      const err56 = { instancePath: instancePath + "/waivers/" + i3 + "/scenario", schemaPath: "#/$defs/waiver/properties/scenario/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema34.properties.scenario, data: data24 };
                      if (vErrors === null) {
                        vErrors = [err56];
                      } else {
                        vErrors.push(err56);
                      }
                      errors++;
                    }
                  } else {
                    const err57 = { instancePath: instancePath + "/waivers/" + i3 + "/scenario", schemaPath: "#/$defs/waiver/properties/scenario/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.scenario.type, parentSchema: schema34.properties.scenario, data: data24 };
                    if (vErrors === null) {
                      vErrors = [err57];
                    } else {
                      vErrors.push(err57);
                    }
                    errors++;
                  }
                }
                if (data21.ceiling !== void 0) {
                  let data25 = data21.ceiling;
                  if (typeof data25 == "number" && isFinite(data25)) {
                    if (data25 > 1 || isNaN(data25)) {
                      const err58 = { instancePath: instancePath + "/waivers/" + i3 + "/ceiling", schemaPath: "#/$defs/waiver/properties/ceiling/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema34.properties.ceiling, data: data25 };
                      if (vErrors === null) {
                        vErrors = [err58];
                      } else {
                        vErrors.push(err58);
                      }
                      errors++;
                    }
                    if (data25 < 0 || isNaN(data25)) {
                      const err59 = { instancePath: instancePath + "/waivers/" + i3 + "/ceiling", schemaPath: "#/$defs/waiver/properties/ceiling/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema34.properties.ceiling, data: data25 };
                      if (vErrors === null) {
                        vErrors = [err59];
                      } else {
                        vErrors.push(err59);
                      }
                      errors++;
                    }
                  } else {
                    const err60 = { instancePath: instancePath + "/waivers/" + i3 + "/ceiling", schemaPath: "#/$defs/waiver/properties/ceiling/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema34.properties.ceiling.type, parentSchema: schema34.properties.ceiling, data: data25 };
                    if (vErrors === null) {
                      vErrors = [err60];
                    } else {
                      vErrors.push(err60);
                    }
                    errors++;
                  }
                }
                if (data21.reason !== void 0) {
                  let data26 = data21.reason;
                  if (typeof data26 === "string") {
                    if (func2(data26) < 1) {
                      const err61 = { instancePath: instancePath + "/waivers/" + i3 + "/reason", schemaPath: "#/$defs/waiver/properties/reason/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema34.properties.reason, data: data26 };
                      if (vErrors === null) {
                        vErrors = [err61];
                      } else {
                        vErrors.push(err61);
                      }
                      errors++;
                    }
                  } else {
                    const err62 = { instancePath: instancePath + "/waivers/" + i3 + "/reason", schemaPath: "#/$defs/waiver/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.reason.type, parentSchema: schema34.properties.reason, data: data26 };
                    if (vErrors === null) {
                      vErrors = [err62];
                    } else {
                      vErrors.push(err62);
                    }
                    errors++;
                  }
                }
                if (data21.owner !== void 0) {
                  let data27 = data21.owner;
                  if (typeof data27 === "string") {
                    if (func2(data27) < 1) {
                      const err63 = { instancePath: instancePath + "/waivers/" + i3 + "/owner", schemaPath: "#/$defs/waiver/properties/owner/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema34.properties.owner, data: data27 };
                      if (vErrors === null) {
                        vErrors = [err63];
                      } else {
                        vErrors.push(err63);
                      }
                      errors++;
                    }
                  } else {
                    const err64 = { instancePath: instancePath + "/waivers/" + i3 + "/owner", schemaPath: "#/$defs/waiver/properties/owner/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.owner.type, parentSchema: schema34.properties.owner, data: data27 };
                    if (vErrors === null) {
                      vErrors = [err64];
                    } else {
                      vErrors.push(err64);
                    }
                    errors++;
                  }
                }
                if (data21.expires !== void 0) {
                  let data28 = data21.expires;
                  if (typeof data28 === "string") {
                    if (!pattern5.test(data28)) {
                      const err65 = { instancePath: instancePath + "/waivers/" + i3 + "/expires", schemaPath: "#/$defs/waiver/properties/expires/pattern", keyword: "pattern", params: { pattern: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$" }, message: 'must match pattern "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$"', schema: "^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$", parentSchema: schema34.properties.expires, data: data28 };
                      if (vErrors === null) {
                        vErrors = [err65];
                      } else {
                        vErrors.push(err65);
                      }
                      errors++;
                    }
                  } else {
                    const err66 = { instancePath: instancePath + "/waivers/" + i3 + "/expires", schemaPath: "#/$defs/waiver/properties/expires/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.expires.type, parentSchema: schema34.properties.expires, data: data28 };
                    if (vErrors === null) {
                      vErrors = [err66];
                    } else {
                      vErrors.push(err66);
                    }
                    errors++;
                  }
                }
              } else {
                const err67 = { instancePath: instancePath + "/waivers/" + i3, schemaPath: "#/$defs/waiver/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.type, parentSchema: schema34, data: data21 };
                if (vErrors === null) {
                  vErrors = [err67];
                } else {
                  vErrors.push(err67);
                }
                errors++;
              }
            }
          } else {
            const err68 = { instancePath: instancePath + "/waivers", schemaPath: "#/properties/waivers/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.waivers.type, parentSchema: schema31.properties.waivers, data: data20 };
            if (vErrors === null) {
              vErrors = [err68];
            } else {
              vErrors.push(err68);
            }
            errors++;
          }
        }
        if (data.labels !== void 0) {
          let data29 = data.labels;
          if (Array.isArray(data29)) {
            const len4 = data29.length;
            for (let i4 = 0; i4 < len4; i4++) {
              let data30 = data29[i4];
              if (typeof data30 !== "string") {
                const err69 = { instancePath: instancePath + "/labels/" + i4, schemaPath: "#/properties/labels/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.labels.items.type, parentSchema: schema31.properties.labels.items, data: data30 };
                if (vErrors === null) {
                  vErrors = [err69];
                } else {
                  vErrors.push(err69);
                }
                errors++;
              }
            }
          } else {
            const err70 = { instancePath: instancePath + "/labels", schemaPath: "#/properties/labels/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.labels.type, parentSchema: schema31.properties.labels, data: data29 };
            if (vErrors === null) {
              vErrors = [err70];
            } else {
              vErrors.push(err70);
            }
            errors++;
          }
        }
        if (data.notes !== void 0) {
          let data31 = data.notes;
          if (Array.isArray(data31)) {
            const len5 = data31.length;
            for (let i5 = 0; i5 < len5; i5++) {
              let data32 = data31[i5];
              if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
                if (data32.code === void 0) {
                  const err71 = { instancePath: instancePath + "/notes/" + i5, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema35.required, parentSchema: schema35, data: data32 };
                  if (vErrors === null) {
                    vErrors = [err71];
                  } else {
                    vErrors.push(err71);
                  }
                  errors++;
                }
                if (data32.effect === void 0) {
                  const err72 = { instancePath: instancePath + "/notes/" + i5, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "effect" }, message: "must have required property 'effect'", schema: schema35.required, parentSchema: schema35, data: data32 };
                  if (vErrors === null) {
                    vErrors = [err72];
                  } else {
                    vErrors.push(err72);
                  }
                  errors++;
                }
                if (data32.what === void 0) {
                  const err73 = { instancePath: instancePath + "/notes/" + i5, schemaPath: "#/$defs/finding/required", keyword: "required", params: { missingProperty: "what" }, message: "must have required property 'what'", schema: schema35.required, parentSchema: schema35, data: data32 };
                  if (vErrors === null) {
                    vErrors = [err73];
                  } else {
                    vErrors.push(err73);
                  }
                  errors++;
                }
                for (const key7 in data32) {
                  if (!func1.call(schema35.properties, key7)) {
                    const err74 = { instancePath: instancePath + "/notes/" + i5, schemaPath: "#/$defs/finding/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: false, parentSchema: schema35, data: data32 };
                    if (vErrors === null) {
                      vErrors = [err74];
                    } else {
                      vErrors.push(err74);
                    }
                    errors++;
                  }
                }
                if (data32.code !== void 0) {
                  let data33 = data32.code;
                  if (typeof data33 === "string") {
                    if (!pattern6.test(data33)) {
                      const err75 = { instancePath: instancePath + "/notes/" + i5 + "/code", schemaPath: "#/$defs/finding/properties/code/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"', schema: "^[a-z0-9]+(-[a-z0-9]+)*$", parentSchema: schema35.properties.code, data: data33 };
                      if (vErrors === null) {
                        vErrors = [err75];
                      } else {
                        vErrors.push(err75);
                      }
                      errors++;
                    }
                  } else {
                    const err76 = { instancePath: instancePath + "/notes/" + i5 + "/code", schemaPath: "#/$defs/finding/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.code.type, parentSchema: schema35.properties.code, data: data33 };
                    if (vErrors === null) {
                      vErrors = [err76];
                    } else {
                      vErrors.push(err76);
                    }
                    errors++;
                  }
                }
                if (data32.effect !== void 0) {
                  let data34 = data32.effect;
                  if (!(data34 === "invalid" || data34 === "block" || data34 === "warn" || data34 === "notice")) {
                    const err77 = { instancePath: instancePath + "/notes/" + i5 + "/effect", schemaPath: "#/$defs/finding/properties/effect/enum", keyword: "enum", params: { allowedValues: schema35.properties.effect.enum }, message: "must be equal to one of the allowed values", schema: schema35.properties.effect.enum, parentSchema: schema35.properties.effect, data: data34 };
                    if (vErrors === null) {
                      vErrors = [err77];
                    } else {
                      vErrors.push(err77);
                    }
                    errors++;
                  }
                }
                if (data32.what !== void 0) {
                  let data35 = data32.what;
                  if (typeof data35 === "string") {
                    if (func2(data35) < 1) {
                      const err78 = { instancePath: instancePath + "/notes/" + i5 + "/what", schemaPath: "#/$defs/finding/properties/what/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema35.properties.what, data: data35 };
                      if (vErrors === null) {
                        vErrors = [err78];
                      } else {
                        vErrors.push(err78);
                      }
                      errors++;
                    }
                  } else {
                    const err79 = { instancePath: instancePath + "/notes/" + i5 + "/what", schemaPath: "#/$defs/finding/properties/what/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.what.type, parentSchema: schema35.properties.what, data: data35 };
                    if (vErrors === null) {
                      vErrors = [err79];
                    } else {
                      vErrors.push(err79);
                    }
                    errors++;
                  }
                }
                if (data32.expected !== void 0) {
                  let data36 = data32.expected;
                  if (typeof data36 === "string") {
                    if (func2(data36) < 1) {
                      const err80 = { instancePath: instancePath + "/notes/" + i5 + "/expected", schemaPath: "#/$defs/finding/properties/expected/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema35.properties.expected, data: data36 };
                      if (vErrors === null) {
                        vErrors = [err80];
                      } else {
                        vErrors.push(err80);
                      }
                      errors++;
                    }
                  } else {
                    const err81 = { instancePath: instancePath + "/notes/" + i5 + "/expected", schemaPath: "#/$defs/finding/properties/expected/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.expected.type, parentSchema: schema35.properties.expected, data: data36 };
                    if (vErrors === null) {
                      vErrors = [err81];
                    } else {
                      vErrors.push(err81);
                    }
                    errors++;
                  }
                }
                if (data32.actual !== void 0) {
                  let data37 = data32.actual;
                  if (typeof data37 === "string") {
                    if (func2(data37) < 1) {
                      const err82 = { instancePath: instancePath + "/notes/" + i5 + "/actual", schemaPath: "#/$defs/finding/properties/actual/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema35.properties.actual, data: data37 };
                      if (vErrors === null) {
                        vErrors = [err82];
                      } else {
                        vErrors.push(err82);
                      }
                      errors++;
                    }
                  } else {
                    const err83 = { instancePath: instancePath + "/notes/" + i5 + "/actual", schemaPath: "#/$defs/finding/properties/actual/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.actual.type, parentSchema: schema35.properties.actual, data: data37 };
                    if (vErrors === null) {
                      vErrors = [err83];
                    } else {
                      vErrors.push(err83);
                    }
                    errors++;
                  }
                }
                if (data32.why !== void 0) {
                  let data38 = data32.why;
                  if (typeof data38 === "string") {
                    if (func2(data38) < 1) {
                      const err84 = { instancePath: instancePath + "/notes/" + i5 + "/why", schemaPath: "#/$defs/finding/properties/why/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema35.properties.why, data: data38 };
                      if (vErrors === null) {
                        vErrors = [err84];
                      } else {
                        vErrors.push(err84);
                      }
                      errors++;
                    }
                  } else {
                    const err85 = { instancePath: instancePath + "/notes/" + i5 + "/why", schemaPath: "#/$defs/finding/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.why.type, parentSchema: schema35.properties.why, data: data38 };
                    if (vErrors === null) {
                      vErrors = [err85];
                    } else {
                      vErrors.push(err85);
                    }
                    errors++;
                  }
                }
                if (data32.next !== void 0) {
                  let data39 = data32.next;
                  if (typeof data39 === "string") {
                    if (func2(data39) < 1) {
                      const err86 = { instancePath: instancePath + "/notes/" + i5 + "/next", schemaPath: "#/$defs/finding/properties/next/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema35.properties.next, data: data39 };
                      if (vErrors === null) {
                        vErrors = [err86];
                      } else {
                        vErrors.push(err86);
                      }
                      errors++;
                    }
                  } else {
                    const err87 = { instancePath: instancePath + "/notes/" + i5 + "/next", schemaPath: "#/$defs/finding/properties/next/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.next.type, parentSchema: schema35.properties.next, data: data39 };
                    if (vErrors === null) {
                      vErrors = [err87];
                    } else {
                      vErrors.push(err87);
                    }
                    errors++;
                  }
                }
                if (data32.subject !== void 0) {
                  let data40 = data32.subject;
                  if (typeof data40 === "string") {
                    if (func2(data40) < 1) {
                      const err88 = { instancePath: instancePath + "/notes/" + i5 + "/subject", schemaPath: "#/$defs/finding/properties/subject/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema35.properties.subject, data: data40 };
                      if (vErrors === null) {
                        vErrors = [err88];
                      } else {
                        vErrors.push(err88);
                      }
                      errors++;
                    }
                  } else {
                    const err89 = { instancePath: instancePath + "/notes/" + i5 + "/subject", schemaPath: "#/$defs/finding/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.subject.type, parentSchema: schema35.properties.subject, data: data40 };
                    if (vErrors === null) {
                      vErrors = [err89];
                    } else {
                      vErrors.push(err89);
                    }
                    errors++;
                  }
                }
                if (data32.where !== void 0) {
                  let data41 = data32.where;
                  if (typeof data41 !== "string") {
                    const err90 = { instancePath: instancePath + "/notes/" + i5 + "/where", schemaPath: "#/$defs/finding/properties/where/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.where.type, parentSchema: schema35.properties.where, data: data41 };
                    if (vErrors === null) {
                      vErrors = [err90];
                    } else {
                      vErrors.push(err90);
                    }
                    errors++;
                  }
                }
              } else {
                const err91 = { instancePath: instancePath + "/notes/" + i5, schemaPath: "#/$defs/finding/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.type, parentSchema: schema35, data: data32 };
                if (vErrors === null) {
                  vErrors = [err91];
                } else {
                  vErrors.push(err91);
                }
                errors++;
              }
            }
          } else {
            const err92 = { instancePath: instancePath + "/notes", schemaPath: "#/properties/notes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.notes.type, parentSchema: schema31.properties.notes, data: data31 };
            if (vErrors === null) {
              vErrors = [err92];
            } else {
              vErrors.push(err92);
            }
            errors++;
          }
        }
        if (data.baselines !== void 0) {
          let data42 = data.baselines;
          if (Array.isArray(data42)) {
            const len6 = data42.length;
            for (let i6 = 0; i6 < len6; i6++) {
              if (!validate21(data42[i6], { instancePath: instancePath + "/baselines/" + i6, parentData: data42, parentDataProperty: i6, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err93 = { instancePath: instancePath + "/baselines", schemaPath: "#/properties/baselines/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.baselines.type, parentSchema: schema31.properties.baselines, data: data42 };
            if (vErrors === null) {
              vErrors = [err93];
            } else {
              vErrors.push(err93);
            }
            errors++;
          }
        }
        if (data.newest !== void 0) {
          if (!validate21(data.newest, { instancePath: instancePath + "/newest", parentData: data, parentDataProperty: "newest", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
            errors = vErrors.length;
          }
        }
        if (data.lowered !== void 0) {
          let data45 = data.lowered;
          if (Array.isArray(data45)) {
            const len7 = data45.length;
            for (let i7 = 0; i7 < len7; i7++) {
              let data46 = data45[i7];
              if (data46 && typeof data46 == "object" && !Array.isArray(data46)) {
                if (data46.subject === void 0) {
                  const err94 = { instancePath: instancePath + "/lowered/" + i7, schemaPath: "#/properties/lowered/items/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'", schema: schema31.properties.lowered.items.required, parentSchema: schema31.properties.lowered.items, data: data46 };
                  if (vErrors === null) {
                    vErrors = [err94];
                  } else {
                    vErrors.push(err94);
                  }
                  errors++;
                }
                if (data46.what === void 0) {
                  const err95 = { instancePath: instancePath + "/lowered/" + i7, schemaPath: "#/properties/lowered/items/required", keyword: "required", params: { missingProperty: "what" }, message: "must have required property 'what'", schema: schema31.properties.lowered.items.required, parentSchema: schema31.properties.lowered.items, data: data46 };
                  if (vErrors === null) {
                    vErrors = [err95];
                  } else {
                    vErrors.push(err95);
                  }
                  errors++;
                }
                if (data46.old === void 0) {
                  const err96 = { instancePath: instancePath + "/lowered/" + i7, schemaPath: "#/properties/lowered/items/required", keyword: "required", params: { missingProperty: "old" }, message: "must have required property 'old'", schema: schema31.properties.lowered.items.required, parentSchema: schema31.properties.lowered.items, data: data46 };
                  if (vErrors === null) {
                    vErrors = [err96];
                  } else {
                    vErrors.push(err96);
                  }
                  errors++;
                }
                if (data46.new === void 0) {
                  const err97 = { instancePath: instancePath + "/lowered/" + i7, schemaPath: "#/properties/lowered/items/required", keyword: "required", params: { missingProperty: "new" }, message: "must have required property 'new'", schema: schema31.properties.lowered.items.required, parentSchema: schema31.properties.lowered.items, data: data46 };
                  if (vErrors === null) {
                    vErrors = [err97];
                  } else {
                    vErrors.push(err97);
                  }
                  errors++;
                }
                for (const key8 in data46) {
                  if (!(key8 === "subject" || key8 === "what" || key8 === "old" || key8 === "new")) {
                    const err98 = { instancePath: instancePath + "/lowered/" + i7, schemaPath: "#/properties/lowered/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.lowered.items, data: data46 };
                    if (vErrors === null) {
                      vErrors = [err98];
                    } else {
                      vErrors.push(err98);
                    }
                    errors++;
                  }
                }
                if (data46.subject !== void 0) {
                  let data47 = data46.subject;
                  if (typeof data47 !== "string") {
                    const err99 = { instancePath: instancePath + "/lowered/" + i7 + "/subject", schemaPath: "#/properties/lowered/items/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.lowered.items.properties.subject.type, parentSchema: schema31.properties.lowered.items.properties.subject, data: data47 };
                    if (vErrors === null) {
                      vErrors = [err99];
                    } else {
                      vErrors.push(err99);
                    }
                    errors++;
                  }
                }
                if (data46.what !== void 0) {
                  let data48 = data46.what;
                  if (typeof data48 !== "string") {
                    const err100 = { instancePath: instancePath + "/lowered/" + i7 + "/what", schemaPath: "#/properties/lowered/items/properties/what/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.lowered.items.properties.what.type, parentSchema: schema31.properties.lowered.items.properties.what, data: data48 };
                    if (vErrors === null) {
                      vErrors = [err100];
                    } else {
                      vErrors.push(err100);
                    }
                    errors++;
                  }
                }
                if (data46.old !== void 0) {
                  let data49 = data46.old;
                  if (typeof data49 !== "string") {
                    const err101 = { instancePath: instancePath + "/lowered/" + i7 + "/old", schemaPath: "#/properties/lowered/items/properties/old/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.lowered.items.properties.old.type, parentSchema: schema31.properties.lowered.items.properties.old, data: data49 };
                    if (vErrors === null) {
                      vErrors = [err101];
                    } else {
                      vErrors.push(err101);
                    }
                    errors++;
                  }
                }
                if (data46.new !== void 0) {
                  let data50 = data46.new;
                  if (typeof data50 !== "string") {
                    const err102 = { instancePath: instancePath + "/lowered/" + i7 + "/new", schemaPath: "#/properties/lowered/items/properties/new/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.lowered.items.properties.new.type, parentSchema: schema31.properties.lowered.items.properties.new, data: data50 };
                    if (vErrors === null) {
                      vErrors = [err102];
                    } else {
                      vErrors.push(err102);
                    }
                    errors++;
                  }
                }
              } else {
                const err103 = { instancePath: instancePath + "/lowered/" + i7, schemaPath: "#/properties/lowered/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.lowered.items.type, parentSchema: schema31.properties.lowered.items, data: data46 };
                if (vErrors === null) {
                  vErrors = [err103];
                } else {
                  vErrors.push(err103);
                }
                errors++;
              }
            }
          } else {
            const err104 = { instancePath: instancePath + "/lowered", schemaPath: "#/properties/lowered/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.lowered.type, parentSchema: schema31.properties.lowered, data: data45 };
            if (vErrors === null) {
              vErrors = [err104];
            } else {
              vErrors.push(err104);
            }
            errors++;
          }
        }
        if (data.drift_reference !== void 0) {
          let data51 = data.drift_reference;
          const _errs111 = errors;
          let valid29 = false;
          const _errs112 = errors;
          if (data51 && typeof data51 == "object" && !Array.isArray(data51)) {
            if (data51.time === void 0) {
              const err105 = { instancePath: instancePath + "/drift_reference", schemaPath: "#/$defs/historyRecord/required", keyword: "required", params: { missingProperty: "time" }, message: "must have required property 'time'", schema: schema38.required, parentSchema: schema38, data: data51 };
              if (vErrors === null) {
                vErrors = [err105];
              } else {
                vErrors.push(err105);
              }
              errors++;
            }
            if (data51.trials === void 0) {
              const err106 = { instancePath: instancePath + "/drift_reference", schemaPath: "#/$defs/historyRecord/required", keyword: "required", params: { missingProperty: "trials" }, message: "must have required property 'trials'", schema: schema38.required, parentSchema: schema38, data: data51 };
              if (vErrors === null) {
                vErrors = [err106];
              } else {
                vErrors.push(err106);
              }
              errors++;
            }
            if (data51.scenarios === void 0) {
              const err107 = { instancePath: instancePath + "/drift_reference", schemaPath: "#/$defs/historyRecord/required", keyword: "required", params: { missingProperty: "scenarios" }, message: "must have required property 'scenarios'", schema: schema38.required, parentSchema: schema38, data: data51 };
              if (vErrors === null) {
                vErrors = [err107];
              } else {
                vErrors.push(err107);
              }
              errors++;
            }
            if (data51.metrics === void 0) {
              const err108 = { instancePath: instancePath + "/drift_reference", schemaPath: "#/$defs/historyRecord/required", keyword: "required", params: { missingProperty: "metrics" }, message: "must have required property 'metrics'", schema: schema38.required, parentSchema: schema38, data: data51 };
              if (vErrors === null) {
                vErrors = [err108];
              } else {
                vErrors.push(err108);
              }
              errors++;
            }
            for (const key9 in data51) {
              if (!(key9 === "sha" || key9 === "run_id" || key9 === "time" || key9 === "trials" || key9 === "scenarios" || key9 === "metrics")) {
                const err109 = { instancePath: instancePath + "/drift_reference", schemaPath: "#/$defs/historyRecord/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties", schema: false, parentSchema: schema38, data: data51 };
                if (vErrors === null) {
                  vErrors = [err109];
                } else {
                  vErrors.push(err109);
                }
                errors++;
              }
            }
            if (data51.sha !== void 0) {
              let data52 = data51.sha;
              if (typeof data52 === "string") {
                if (!pattern7.test(data52)) {
                  const err110 = { instancePath: instancePath + "/drift_reference/sha", schemaPath: "#/$defs/historyRecord/properties/sha/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"', schema: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", parentSchema: schema38.properties.sha, data: data52 };
                  if (vErrors === null) {
                    vErrors = [err110];
                  } else {
                    vErrors.push(err110);
                  }
                  errors++;
                }
              } else {
                const err111 = { instancePath: instancePath + "/drift_reference/sha", schemaPath: "#/$defs/historyRecord/properties/sha/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.sha.type, parentSchema: schema38.properties.sha, data: data52 };
                if (vErrors === null) {
                  vErrors = [err111];
                } else {
                  vErrors.push(err111);
                }
                errors++;
              }
            }
            if (data51.run_id !== void 0) {
              let data53 = data51.run_id;
              if (!(typeof data53 == "number" && (!(data53 % 1) && !isNaN(data53)) && isFinite(data53))) {
                const err112 = { instancePath: instancePath + "/drift_reference/run_id", schemaPath: "#/$defs/historyRecord/properties/run_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.run_id.type, parentSchema: schema38.properties.run_id, data: data53 };
                if (vErrors === null) {
                  vErrors = [err112];
                } else {
                  vErrors.push(err112);
                }
                errors++;
              }
              if (typeof data53 == "number" && isFinite(data53)) {
                if (data53 < 1 || isNaN(data53)) {
                  const err113 = { instancePath: instancePath + "/drift_reference/run_id", schemaPath: "#/$defs/historyRecord/properties/run_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema38.properties.run_id, data: data53 };
                  if (vErrors === null) {
                    vErrors = [err113];
                  } else {
                    vErrors.push(err113);
                  }
                  errors++;
                }
              }
            }
            if (data51.time !== void 0) {
              let data54 = data51.time;
              if (typeof data54 === "string") {
                if (!pattern8.test(data54)) {
                  const err114 = { instancePath: instancePath + "/drift_reference/time", schemaPath: "#/$defs/historyRecord/properties/time/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}(?:T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,3})?Z)?$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}(?:T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,3})?Z)?$"', schema: "^\\d{4}-\\d{2}-\\d{2}(?:T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,3})?Z)?$", parentSchema: schema38.properties.time, data: data54 };
                  if (vErrors === null) {
                    vErrors = [err114];
                  } else {
                    vErrors.push(err114);
                  }
                  errors++;
                }
              } else {
                const err115 = { instancePath: instancePath + "/drift_reference/time", schemaPath: "#/$defs/historyRecord/properties/time/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.time.type, parentSchema: schema38.properties.time, data: data54 };
                if (vErrors === null) {
                  vErrors = [err115];
                } else {
                  vErrors.push(err115);
                }
                errors++;
              }
            }
            if (data51.trials !== void 0) {
              let data55 = data51.trials;
              if (!(typeof data55 == "number" && (!(data55 % 1) && !isNaN(data55)) && isFinite(data55))) {
                const err116 = { instancePath: instancePath + "/drift_reference/trials", schemaPath: "#/$defs/historyRecord/properties/trials/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.trials.type, parentSchema: schema38.properties.trials, data: data55 };
                if (vErrors === null) {
                  vErrors = [err116];
                } else {
                  vErrors.push(err116);
                }
                errors++;
              }
              if (typeof data55 == "number" && isFinite(data55)) {
                if (data55 < 0 || isNaN(data55)) {
                  const err117 = { instancePath: instancePath + "/drift_reference/trials", schemaPath: "#/$defs/historyRecord/properties/trials/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.trials, data: data55 };
                  if (vErrors === null) {
                    vErrors = [err117];
                  } else {
                    vErrors.push(err117);
                  }
                  errors++;
                }
              }
            }
            if (data51.scenarios !== void 0) {
              let data56 = data51.scenarios;
              if (!(typeof data56 == "number" && (!(data56 % 1) && !isNaN(data56)) && isFinite(data56))) {
                const err118 = { instancePath: instancePath + "/drift_reference/scenarios", schemaPath: "#/$defs/historyRecord/properties/scenarios/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.scenarios.type, parentSchema: schema38.properties.scenarios, data: data56 };
                if (vErrors === null) {
                  vErrors = [err118];
                } else {
                  vErrors.push(err118);
                }
                errors++;
              }
              if (typeof data56 == "number" && isFinite(data56)) {
                if (data56 < 0 || isNaN(data56)) {
                  const err119 = { instancePath: instancePath + "/drift_reference/scenarios", schemaPath: "#/$defs/historyRecord/properties/scenarios/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.scenarios, data: data56 };
                  if (vErrors === null) {
                    vErrors = [err119];
                  } else {
                    vErrors.push(err119);
                  }
                  errors++;
                }
              }
            }
            if (data51.metrics !== void 0) {
              let data57 = data51.metrics;
              if (Array.isArray(data57)) {
                const len8 = data57.length;
                for (let i8 = 0; i8 < len8; i8++) {
                  let data58 = data57[i8];
                  if (data58 && typeof data58 == "object" && !Array.isArray(data58)) {
                    if (data58.metric === void 0) {
                      const err120 = { instancePath: instancePath + "/drift_reference/metrics/" + i8, schemaPath: "#/$defs/historyRecord/properties/metrics/items/required", keyword: "required", params: { missingProperty: "metric" }, message: "must have required property 'metric'", schema: schema38.properties.metrics.items.required, parentSchema: schema38.properties.metrics.items, data: data58 };
                      if (vErrors === null) {
                        vErrors = [err120];
                      } else {
                        vErrors.push(err120);
                      }
                      errors++;
                    }
                    if (data58.rubric === void 0) {
                      const err121 = { instancePath: instancePath + "/drift_reference/metrics/" + i8, schemaPath: "#/$defs/historyRecord/properties/metrics/items/required", keyword: "required", params: { missingProperty: "rubric" }, message: "must have required property 'rubric'", schema: schema38.properties.metrics.items.required, parentSchema: schema38.properties.metrics.items, data: data58 };
                      if (vErrors === null) {
                        vErrors = [err121];
                      } else {
                        vErrors.push(err121);
                      }
                      errors++;
                    }
                    if (data58.version === void 0) {
                      const err122 = { instancePath: instancePath + "/drift_reference/metrics/" + i8, schemaPath: "#/$defs/historyRecord/properties/metrics/items/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema38.properties.metrics.items.required, parentSchema: schema38.properties.metrics.items, data: data58 };
                      if (vErrors === null) {
                        vErrors = [err122];
                      } else {
                        vErrors.push(err122);
                      }
                      errors++;
                    }
                    if (data58.hash === void 0) {
                      const err123 = { instancePath: instancePath + "/drift_reference/metrics/" + i8, schemaPath: "#/$defs/historyRecord/properties/metrics/items/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'", schema: schema38.properties.metrics.items.required, parentSchema: schema38.properties.metrics.items, data: data58 };
                      if (vErrors === null) {
                        vErrors = [err123];
                      } else {
                        vErrors.push(err123);
                      }
                      errors++;
                    }
                    if (data58.score === void 0) {
                      const err124 = { instancePath: instancePath + "/drift_reference/metrics/" + i8, schemaPath: "#/$defs/historyRecord/properties/metrics/items/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'", schema: schema38.properties.metrics.items.required, parentSchema: schema38.properties.metrics.items, data: data58 };
                      if (vErrors === null) {
                        vErrors = [err124];
                      } else {
                        vErrors.push(err124);
                      }
                      errors++;
                    }
                    if (data58.passed === void 0) {
                      const err125 = { instancePath: instancePath + "/drift_reference/metrics/" + i8, schemaPath: "#/$defs/historyRecord/properties/metrics/items/required", keyword: "required", params: { missingProperty: "passed" }, message: "must have required property 'passed'", schema: schema38.properties.metrics.items.required, parentSchema: schema38.properties.metrics.items, data: data58 };
                      if (vErrors === null) {
                        vErrors = [err125];
                      } else {
                        vErrors.push(err125);
                      }
                      errors++;
                    }
                    if (data58.total === void 0) {
                      const err126 = { instancePath: instancePath + "/drift_reference/metrics/" + i8, schemaPath: "#/$defs/historyRecord/properties/metrics/items/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'", schema: schema38.properties.metrics.items.required, parentSchema: schema38.properties.metrics.items, data: data58 };
                      if (vErrors === null) {
                        vErrors = [err126];
                      } else {
                        vErrors.push(err126);
                      }
                      errors++;
                    }
                    if (data58.effective_n === void 0) {
                      const err127 = { instancePath: instancePath + "/drift_reference/metrics/" + i8, schemaPath: "#/$defs/historyRecord/properties/metrics/items/required", keyword: "required", params: { missingProperty: "effective_n" }, message: "must have required property 'effective_n'", schema: schema38.properties.metrics.items.required, parentSchema: schema38.properties.metrics.items, data: data58 };
                      if (vErrors === null) {
                        vErrors = [err127];
                      } else {
                        vErrors.push(err127);
                      }
                      errors++;
                    }
                    for (const key10 in data58) {
                      if (!(key10 === "metric" || key10 === "rubric" || key10 === "version" || key10 === "hash" || key10 === "score" || key10 === "passed" || key10 === "total" || key10 === "effective_n")) {
                        const err128 = { instancePath: instancePath + "/drift_reference/metrics/" + i8, schemaPath: "#/$defs/historyRecord/properties/metrics/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties", schema: false, parentSchema: schema38.properties.metrics.items, data: data58 };
                        if (vErrors === null) {
                          vErrors = [err128];
                        } else {
                          vErrors.push(err128);
                        }
                        errors++;
                      }
                    }
                    if (data58.metric !== void 0) {
                      let data59 = data58.metric;
                      if (typeof data59 !== "string") {
                        const err129 = { instancePath: instancePath + "/drift_reference/metrics/" + i8 + "/metric", schemaPath: "#/$defs/historyRecord/properties/metrics/items/properties/metric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.metrics.items.properties.metric.type, parentSchema: schema38.properties.metrics.items.properties.metric, data: data59 };
                        if (vErrors === null) {
                          vErrors = [err129];
                        } else {
                          vErrors.push(err129);
                        }
                        errors++;
                      }
                    }
                    if (data58.rubric !== void 0) {
                      let data60 = data58.rubric;
                      if (typeof data60 !== "string") {
                        const err130 = { instancePath: instancePath + "/drift_reference/metrics/" + i8 + "/rubric", schemaPath: "#/$defs/historyRecord/properties/metrics/items/properties/rubric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.metrics.items.properties.rubric.type, parentSchema: schema38.properties.metrics.items.properties.rubric, data: data60 };
                        if (vErrors === null) {
                          vErrors = [err130];
                        } else {
                          vErrors.push(err130);
                        }
                        errors++;
                      }
                    }
                    if (data58.version !== void 0) {
                      let data61 = data58.version;
                      if (typeof data61 !== "string") {
                        const err131 = { instancePath: instancePath + "/drift_reference/metrics/" + i8 + "/version", schemaPath: "#/$defs/historyRecord/properties/metrics/items/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.metrics.items.properties.version.type, parentSchema: schema38.properties.metrics.items.properties.version, data: data61 };
                        if (vErrors === null) {
                          vErrors = [err131];
                        } else {
                          vErrors.push(err131);
                        }
                        errors++;
                      }
                    }
                    if (data58.hash !== void 0) {
                      let data62 = data58.hash;
                      if (typeof data62 === "string") {
                        if (!pattern9.test(data62)) {
                          const err132 = { instancePath: instancePath + "/drift_reference/metrics/" + i8 + "/hash", schemaPath: "#/$defs/historyRecord/properties/metrics/items/properties/hash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema38.properties.metrics.items.properties.hash, data: data62 };
                          if (vErrors === null) {
                            vErrors = [err132];
                          } else {
                            vErrors.push(err132);
                          }
                          errors++;
                        }
                      } else {
                        const err133 = { instancePath: instancePath + "/drift_reference/metrics/" + i8 + "/hash", schemaPath: "#/$defs/historyRecord/properties/metrics/items/properties/hash/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.metrics.items.properties.hash.type, parentSchema: schema38.properties.metrics.items.properties.hash, data: data62 };
                        if (vErrors === null) {
                          vErrors = [err133];
                        } else {
                          vErrors.push(err133);
                        }
                        errors++;
                      }
                    }
                    if (data58.score !== void 0) {
                      let data63 = data58.score;
                      if (typeof data63 == "number" && isFinite(data63)) {
                        if (data63 > 1 || isNaN(data63)) {
                          const err134 = { instancePath: instancePath + "/drift_reference/metrics/" + i8 + "/score", schemaPath: "#/$defs/historyRecord/properties/metrics/items/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema38.properties.metrics.items.properties.score, data: data63 };
                          if (vErrors === null) {
                            vErrors = [err134];
                          } else {
                            vErrors.push(err134);
                          }
                          errors++;
                        }
                        if (data63 < 0 || isNaN(data63)) {
                          const err135 = { instancePath: instancePath + "/drift_reference/metrics/" + i8 + "/score", schemaPath: "#/$defs/historyRecord/properties/metrics/items/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.metrics.items.properties.score, data: data63 };
                          if (vErrors === null) {
                            vErrors = [err135];
                          } else {
                            vErrors.push(err135);
                          }
                          errors++;
                        }
                      } else {
                        const err136 = { instancePath: instancePath + "/drift_reference/metrics/" + i8 + "/score", schemaPath: "#/$defs/historyRecord/properties/metrics/items/properties/score/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema38.properties.metrics.items.properties.score.type, parentSchema: schema38.properties.metrics.items.properties.score, data: data63 };
                        if (vErrors === null) {
                          vErrors = [err136];
                        } else {
                          vErrors.push(err136);
                        }
                        errors++;
                      }
                    }
                    if (data58.passed !== void 0) {
                      let data64 = data58.passed;
                      if (!(typeof data64 == "number" && (!(data64 % 1) && !isNaN(data64)) && isFinite(data64))) {
                        const err137 = { instancePath: instancePath + "/drift_reference/metrics/" + i8 + "/passed", schemaPath: "#/$defs/historyRecord/properties/metrics/items/properties/passed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.metrics.items.properties.passed.type, parentSchema: schema38.properties.metrics.items.properties.passed, data: data64 };
                        if (vErrors === null) {
                          vErrors = [err137];
                        } else {
                          vErrors.push(err137);
                        }
                        errors++;
                      }
                      if (typeof data64 == "number" && isFinite(data64)) {
                        if (data64 < 0 || isNaN(data64)) {
                          const err138 = { instancePath: instancePath + "/drift_reference/metrics/" + i8 + "/passed", schemaPath: "#/$defs/historyRecord/properties/metrics/items/properties/passed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.metrics.items.properties.passed, data: data64 };
                          if (vErrors === null) {
                            vErrors = [err138];
                          } else {
                            vErrors.push(err138);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data58.total !== void 0) {
                      let data65 = data58.total;
                      if (!(typeof data65 == "number" && (!(data65 % 1) && !isNaN(data65)) && isFinite(data65))) {
                        const err139 = { instancePath: instancePath + "/drift_reference/metrics/" + i8 + "/total", schemaPath: "#/$defs/historyRecord/properties/metrics/items/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema38.properties.metrics.items.properties.total.type, parentSchema: schema38.properties.metrics.items.properties.total, data: data65 };
                        if (vErrors === null) {
                          vErrors = [err139];
                        } else {
                          vErrors.push(err139);
                        }
                        errors++;
                      }
                      if (typeof data65 == "number" && isFinite(data65)) {
                        if (data65 < 0 || isNaN(data65)) {
                          const err140 = { instancePath: instancePath + "/drift_reference/metrics/" + i8 + "/total", schemaPath: "#/$defs/historyRecord/properties/metrics/items/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.metrics.items.properties.total, data: data65 };
                          if (vErrors === null) {
                            vErrors = [err140];
                          } else {
                            vErrors.push(err140);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data58.effective_n !== void 0) {
                      let data66 = data58.effective_n;
                      if (typeof data66 == "number" && isFinite(data66)) {
                        if (data66 < 0 || isNaN(data66)) {
                          const err141 = { instancePath: instancePath + "/drift_reference/metrics/" + i8 + "/effective_n", schemaPath: "#/$defs/historyRecord/properties/metrics/items/properties/effective_n/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.metrics.items.properties.effective_n, data: data66 };
                          if (vErrors === null) {
                            vErrors = [err141];
                          } else {
                            vErrors.push(err141);
                          }
                          errors++;
                        }
                      } else {
                        const err142 = { instancePath: instancePath + "/drift_reference/metrics/" + i8 + "/effective_n", schemaPath: "#/$defs/historyRecord/properties/metrics/items/properties/effective_n/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema38.properties.metrics.items.properties.effective_n.type, parentSchema: schema38.properties.metrics.items.properties.effective_n, data: data66 };
                        if (vErrors === null) {
                          vErrors = [err142];
                        } else {
                          vErrors.push(err142);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err143 = { instancePath: instancePath + "/drift_reference/metrics/" + i8, schemaPath: "#/$defs/historyRecord/properties/metrics/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.properties.metrics.items.type, parentSchema: schema38.properties.metrics.items, data: data58 };
                    if (vErrors === null) {
                      vErrors = [err143];
                    } else {
                      vErrors.push(err143);
                    }
                    errors++;
                  }
                }
              } else {
                const err144 = { instancePath: instancePath + "/drift_reference/metrics", schemaPath: "#/$defs/historyRecord/properties/metrics/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema38.properties.metrics.type, parentSchema: schema38.properties.metrics, data: data57 };
                if (vErrors === null) {
                  vErrors = [err144];
                } else {
                  vErrors.push(err144);
                }
                errors++;
              }
            }
          } else {
            const err145 = { instancePath: instancePath + "/drift_reference", schemaPath: "#/$defs/historyRecord/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema38.type, parentSchema: schema38, data: data51 };
            if (vErrors === null) {
              vErrors = [err145];
            } else {
              vErrors.push(err145);
            }
            errors++;
          }
          var _valid0 = _errs112 === errors;
          valid29 = valid29 || _valid0;
          const _errs147 = errors;
          if (data51 !== null) {
            const err146 = { instancePath: instancePath + "/drift_reference", schemaPath: "#/properties/drift_reference/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema31.properties.drift_reference.anyOf[1].type, parentSchema: schema31.properties.drift_reference.anyOf[1], data: data51 };
            if (vErrors === null) {
              vErrors = [err146];
            } else {
              vErrors.push(err146);
            }
            errors++;
          }
          var _valid0 = _errs147 === errors;
          valid29 = valid29 || _valid0;
          if (!valid29) {
            const err147 = { instancePath: instancePath + "/drift_reference", schemaPath: "#/properties/drift_reference/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema31.properties.drift_reference.anyOf, parentSchema: schema31.properties.drift_reference, data: data51 };
            if (vErrors === null) {
              vErrors = [err147];
            } else {
              vErrors.push(err147);
            }
            errors++;
          } else {
            errors = _errs111;
            if (vErrors !== null) {
              if (_errs111) {
                vErrors.length = _errs111;
              } else {
                vErrors = null;
              }
            }
          }
        }
      } else {
        const err148 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
        if (vErrors === null) {
          vErrors = [err148];
        } else {
          vErrors.push(err148);
        }
        errors++;
      }
      validate20.errors = vErrors;
      return errors === 0;
    }
    validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  }
});

// entered:./schemas/gate.schema.json?ready
module.exports = require_gate_schema();
