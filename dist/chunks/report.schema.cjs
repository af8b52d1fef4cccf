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

// schemas/report.schema.json?ready
var require_report_schema = __commonJS({
  "schemas/report.schema.json?ready"(exports2, module2) {
    "use strict";
    module2.exports = validate20;
    module2.exports.default = validate20;
    var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/agent-gate/agent-regression-gate/v0/schemas/report.schema.json", "title": "Agent Gate report", "type": "object", "additionalProperties": false, "required": ["schema", "trials", "rubrics", "scenarios", "errored"], "properties": { "schema": { "const": 1, "examples": [1] }, "read_by": { "title": "ReadBy", "type": "object", "additionalProperties": false, "required": ["tool", "mapping"], "properties": { "tool": { "type": "string", "examples": ["0.1.0"] }, "mapping": { "title": "MappingIdentity", "type": ["object", "null"], "additionalProperties": false, "required": ["mapping", "hash"], "properties": { "mapping": { "type": "string", "examples": ["my-harness"] }, "hash": { "type": "string", "examples": ["sha256:0000000000000000000000000000000000000000000000000000000000000000"] } }, "examples": [null] }, "select": { "type": "array", "minItems": 1, "items": { "type": "string" }, "examples": [["model=small"]] }, "unselected": { "title": "Unselected", "type": "object", "additionalProperties": false, "required": ["trials"], "properties": { "trials": { "type": "integer", "minimum": 1, "examples": [24] }, "scenarios": { "type": "integer", "minimum": 0, "examples": [4] } }, "examples": [{ "trials": 24, "scenarios": 4 }] } }, "examples": [{ "tool": "0.1.0", "mapping": null }] }, "judges": { "type": "array", "items": { "title": "JudgeCount", "type": "object", "additionalProperties": false, "required": ["judge", "trials"], "properties": { "judge": { "type": ["string", "null"], "examples": ["small-model 2026-05-01"] }, "trials": { "type": "integer", "minimum": 1, "examples": [200] }, "question": { "type": "string", "examples": ["sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"] } } }, "examples": [[{ "judge": "small-model 2026-05-01", "trials": 200 }]] }, "usage": { "title": "MeanUsage", "type": "object", "additionalProperties": false, "required": ["cost_usd", "trials"], "properties": { "cost_usd": { "type": "number", "minimum": 0, "examples": [4e-3] }, "trials": { "type": "integer", "minimum": 1, "examples": [200] } }, "examples": [{ "cost_usd": 4e-3, "trials": 200 }] }, "redacted": { "type": "object", "additionalProperties": { "type": "integer", "minimum": 1 }, "examples": [{ "github-token": 2, "jwt": 1 }] }, "trials": { "title": "TrialCounts", "type": "object", "additionalProperties": false, "required": ["scored", "errored", "unclassified"], "properties": { "scored": { "type": "integer", "minimum": 0, "examples": [200] }, "errored": { "$ref": "#/$defs/errors" }, "unclassified": { "type": "integer", "minimum": 0, "examples": [0] } }, "examples": [{ "scored": 200, "errored": { "agent": 0, "infrastructure": 0, "judge": 0 }, "unclassified": 0 }] }, "rubrics": { "type": "array", "items": { "$ref": "#/$defs/rubric" }, "examples": [[]] }, "scenarios": { "type": "array", "items": { "$ref": "#/$defs/scenario" }, "examples": [[]] }, "errored": { "type": "array", "items": { "title": "ErroredTrial", "type": "object", "additionalProperties": false, "required": ["scenario", "trial", "kind", "classified", "message"], "properties": { "scenario": { "type": "string", "pattern": "^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{1,1000}$", "examples": ["book-conflict-3"] }, "trial": { "type": "integer", "examples": [1] }, "kind": { "title": "ErrorKind", "enum": ["agent", "infrastructure", "judge"], "examples": ["infrastructure"] }, "classified": { "type": "boolean", "examples": [true] }, "message": { "type": "string", "maxLength": 300, "examples": ["rate limit reached"] }, "refused": { "const": true, "examples": [true] } } }, "examples": [[]] } }, "$defs": { "errors": { "title": "ErrorCounts", "type": "object", "additionalProperties": false, "required": ["agent", "infrastructure", "judge"], "properties": { "agent": { "type": "integer", "minimum": 0, "examples": [0] }, "infrastructure": { "type": "integer", "minimum": 0, "examples": [1] }, "judge": { "type": "integer", "minimum": 0, "examples": [0] } } }, "count": { "type": "object", "additionalProperties": false, "required": ["passed", "total"], "properties": { "passed": { "type": "integer", "minimum": 0, "examples": [11] }, "total": { "type": "integer", "minimum": 0, "examples": [12] }, "scores": { "type": "array", "items": { "type": "number", "minimum": 0, "maximum": 1 }, "minItems": 1, "examples": [[0.4, 0.67]] } } }, "rubric": { "title": "RubricReport", "type": "object", "additionalProperties": false, "required": ["rubric", "version", "hash", "metric", "score", "trials", "outcomes", "criteria"], "properties": { "rubric": { "type": "string", "examples": ["task-completion"] }, "version": { "type": "string", "examples": ["1.0.0"] }, "hash": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$", "examples": ["sha256:0000000000000000000000000000000000000000000000000000000000000000"] }, "metric": { "type": "string", "examples": ["TCR"] }, "title": { "type": "string", "examples": ["Task completion"] }, "by_judge": { "const": true, "examples": [true] }, "score": { "type": ["number", "null"], "minimum": 0, "maximum": 1, "examples": [0.83] }, "band": { "type": "string", "examples": ["production ready"] }, "trials": { "$ref": "#/$defs/count" }, "outcomes": { "type": "array", "items": { "title": "OutcomeCount", "type": "object", "additionalProperties": false, "required": ["outcome", "trials"], "properties": { "outcome": { "type": "string", "examples": ["hard_failure"] }, "trials": { "type": "integer", "minimum": 0, "examples": [3] } } }, "examples": [[{ "outcome": "hard_failure", "trials": 3 }]] }, "warnings": { "type": "array", "items": { "type": "string" }, "examples": [["fact `final_state.booked_event` is absent"]] }, "criteria": { "type": "array", "items": { "title": "CriterionReport", "type": "object", "additionalProperties": false, "required": ["key", "passed", "total", "skipped"], "properties": { "key": { "type": "string", "examples": ["correct_time"] }, "question": { "type": "string", "examples": ["Is the time right?"] }, "status": { "enum": ["proposed", "deprecated"], "examples": ["proposed"] }, "passed": { "type": "integer", "minimum": 0, "examples": [11] }, "total": { "type": "integer", "minimum": 0, "examples": [12] }, "skipped": { "type": "integer", "minimum": 0, "examples": [0] }, "score": { "type": ["number", "null"], "minimum": 0, "maximum": 1, "examples": [0.67] }, "by_score": { "const": true, "examples": [true] }, "by_judge": { "const": true, "examples": [true] } } }, "examples": [[{ "key": "correct_time", "passed": 11, "total": 12, "skipped": 0 }]] } } }, "scenario": { "title": "ScenarioReport", "type": "object", "additionalProperties": false, "required": ["scenario", "content", "tags", "errored", "rubrics"], "properties": { "scenario": { "type": "string", "pattern": "^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{1,1000}$", "examples": ["book-conflict-3"] }, "content": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$", "examples": ["sha256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"] }, "records": { "enum": ["both", "input", "ground_truth"], "examples": ["input"] }, "contents": { "type": "integer", "minimum": 2, "examples": [2] }, "unrecorded": { "type": "integer", "minimum": 1, "examples": [2] }, "family": { "type": "string", "examples": ["book-a-taken-slot"] }, "title": { "type": "string", "examples": ["Book a slot that is taken"] }, "tags": { "type": "array", "items": { "type": "string" }, "examples": [["smoke"]] }, "usage": { "title": "ScenarioUsage", "type": "object", "additionalProperties": false, "properties": { "cost_usd": { "type": "number", "minimum": 0, "examples": [4e-3] }, "latency_ms": { "type": "number", "minimum": 0, "examples": [1830] }, "tokens": { "type": "number", "minimum": 0, "examples": [908] } }, "examples": [{ "cost_usd": 4e-3 }] }, "errored": { "$ref": "#/$defs/errors" }, "unjudged": { "title": "Unjudged", "type": "object", "additionalProperties": false, "required": ["trials", "rubrics"], "properties": { "trials": { "type": "integer", "minimum": 1, "examples": [1] }, "rubrics": { "type": "object", "additionalProperties": { "type": "integer", "minimum": 1 }, "examples": [{ "task-completion": 1 }] }, "criteria": { "type": "object", "additionalProperties": { "type": "integer", "minimum": 1 }, "examples": [{ "task-completion/no_crash": 1 }] } }, "examples": [{ "trials": 1, "rubrics": { "task-completion": 1 } }] }, "trials": { "type": "array", "items": { "title": "TrialMark", "type": "object", "additionalProperties": false, "required": ["facts"], "properties": { "facts": { "type": ["string", "null"], "pattern": "^[0-9a-f]{12}$", "examples": ["3f2c51b7a9d0"] }, "failed": { "type": "array", "minItems": 1, "items": { "type": "string" }, "examples": [["task-completion", "task-completion/correct_time"]] }, "crashed": { "const": true, "examples": [true] } } }, "examples": [[{ "facts": "3f2c51b7a9d0" }]] }, "rubrics": { "type": "object", "additionalProperties": { "$ref": "#/$defs/scores" }, "examples": [{}] } } }, "scores": { "title": "ScenarioScores", "type": "object", "additionalProperties": false, "required": ["scores", "passed", "criteria", "failures"], "properties": { "scores": { "type": "array", "items": { "type": "number", "minimum": 0, "maximum": 1 }, "examples": [[1, 0.75]] }, "passed": { "type": "integer", "minimum": 0, "examples": [1] }, "outcomes": { "type": "object", "additionalProperties": { "type": "integer", "minimum": 1 }, "examples": [{ "partial_failure": 1, "successful_completion": 1 }] }, "criteria": { "type": "object", "additionalProperties": { "$ref": "#/$defs/count" }, "examples": [{ "correct_time": { "passed": 1, "total": 2 } }] }, "failures": { "type": "array", "maxItems": 5, "items": { "title": "Failure", "type": "object", "additionalProperties": false, "required": ["criterion", "explanation"], "properties": { "criterion": { "type": "string", "examples": ["correct_time"] }, "explanation": { "type": "string", "maxLength": 300, "examples": ['time ("15:00") does not equal "14:00"'] } } }, "examples": [[]] } } } } };
    var schema32 = { "title": "ErrorCounts", "type": "object", "additionalProperties": false, "required": ["agent", "infrastructure", "judge"], "properties": { "agent": { "type": "integer", "minimum": 0, "examples": [0] }, "infrastructure": { "type": "integer", "minimum": 0, "examples": [1] }, "judge": { "type": "integer", "minimum": 0, "examples": [0] } } };
    var func1 = Object.prototype.hasOwnProperty;
    var func5 = require_ucs2length().default;
    var schema33 = { "title": "RubricReport", "type": "object", "additionalProperties": false, "required": ["rubric", "version", "hash", "metric", "score", "trials", "outcomes", "criteria"], "properties": { "rubric": { "type": "string", "examples": ["task-completion"] }, "version": { "type": "string", "examples": ["1.0.0"] }, "hash": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$", "examples": ["sha256:0000000000000000000000000000000000000000000000000000000000000000"] }, "metric": { "type": "string", "examples": ["TCR"] }, "title": { "type": "string", "examples": ["Task completion"] }, "by_judge": { "const": true, "examples": [true] }, "score": { "type": ["number", "null"], "minimum": 0, "maximum": 1, "examples": [0.83] }, "band": { "type": "string", "examples": ["production ready"] }, "trials": { "$ref": "#/$defs/count" }, "outcomes": { "type": "array", "items": { "title": "OutcomeCount", "type": "object", "additionalProperties": false, "required": ["outcome", "trials"], "properties": { "outcome": { "type": "string", "examples": ["hard_failure"] }, "trials": { "type": "integer", "minimum": 0, "examples": [3] } } }, "examples": [[{ "outcome": "hard_failure", "trials": 3 }]] }, "warnings": { "type": "array", "items": { "type": "string" }, "examples": [["fact `final_state.booked_event` is absent"]] }, "criteria": { "type": "array", "items": { "title": "CriterionReport", "type": "object", "additionalProperties": false, "required": ["key", "passed", "total", "skipped"], "properties": { "key": { "type": "string", "examples": ["correct_time"] }, "question": { "type": "string", "examples": ["Is the time right?"] }, "status": { "enum": ["proposed", "deprecated"], "examples": ["proposed"] }, "passed": { "type": "integer", "minimum": 0, "examples": [11] }, "total": { "type": "integer", "minimum": 0, "examples": [12] }, "skipped": { "type": "integer", "minimum": 0, "examples": [0] }, "score": { "type": ["number", "null"], "minimum": 0, "maximum": 1, "examples": [0.67] }, "by_score": { "const": true, "examples": [true] }, "by_judge": { "const": true, "examples": [true] } } }, "examples": [[{ "key": "correct_time", "passed": 11, "total": 12, "skipped": 0 }]] } } };
    var schema34 = { "type": "object", "additionalProperties": false, "required": ["passed", "total"], "properties": { "passed": { "type": "integer", "minimum": 0, "examples": [11] }, "total": { "type": "integer", "minimum": 0, "examples": [12] }, "scores": { "type": "array", "items": { "type": "number", "minimum": 0, "maximum": 1 }, "minItems": 1, "examples": [[0.4, 0.67]] } } };
    var pattern4 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
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
        if (data.rubric === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rubric" }, message: "must have required property 'rubric'", schema: schema33.required, parentSchema: schema33, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.version === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema33.required, parentSchema: schema33, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.hash === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'", schema: schema33.required, parentSchema: schema33, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.metric === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metric" }, message: "must have required property 'metric'", schema: schema33.required, parentSchema: schema33, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.score === void 0) {
          const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'", schema: schema33.required, parentSchema: schema33, data };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.trials === void 0) {
          const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "trials" }, message: "must have required property 'trials'", schema: schema33.required, parentSchema: schema33, data };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.outcomes === void 0) {
          const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcomes" }, message: "must have required property 'outcomes'", schema: schema33.required, parentSchema: schema33, data };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data.criteria === void 0) {
          const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "criteria" }, message: "must have required property 'criteria'", schema: schema33.required, parentSchema: schema33, data };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!func1.call(schema33.properties, key0)) {
            const err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema33, data };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.rubric !== void 0) {
          let data0 = data.rubric;
          if (typeof data0 !== "string") {
            const err9 = { instancePath: instancePath + "/rubric", schemaPath: "#/properties/rubric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.rubric.type, parentSchema: schema33.properties.rubric, data: data0 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.version !== void 0) {
          let data1 = data.version;
          if (typeof data1 !== "string") {
            const err10 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.version.type, parentSchema: schema33.properties.version, data: data1 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.hash !== void 0) {
          let data2 = data.hash;
          if (typeof data2 === "string") {
            if (!pattern4.test(data2)) {
              const err11 = { instancePath: instancePath + "/hash", schemaPath: "#/properties/hash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema33.properties.hash, data: data2 };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          } else {
            const err12 = { instancePath: instancePath + "/hash", schemaPath: "#/properties/hash/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.hash.type, parentSchema: schema33.properties.hash, data: data2 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data.metric !== void 0) {
          let data3 = data.metric;
          if (typeof data3 !== "string") {
            const err13 = { instancePath: instancePath + "/metric", schemaPath: "#/properties/metric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.metric.type, parentSchema: schema33.properties.metric, data: data3 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data.title !== void 0) {
          let data4 = data.title;
          if (typeof data4 !== "string") {
            const err14 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.title.type, parentSchema: schema33.properties.title, data: data4 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data.by_judge !== void 0) {
          let data5 = data.by_judge;
          if (true !== data5) {
            const err15 = { instancePath: instancePath + "/by_judge", schemaPath: "#/properties/by_judge/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema33.properties.by_judge, data: data5 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data.score !== void 0) {
          let data6 = data.score;
          if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
            const err16 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: schema33.properties.score.type }, message: "must be number,null", schema: schema33.properties.score.type, parentSchema: schema33.properties.score, data: data6 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 > 1 || isNaN(data6)) {
              const err17 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema33.properties.score, data: data6 };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (data6 < 0 || isNaN(data6)) {
              const err18 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema33.properties.score, data: data6 };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
          }
        }
        if (data.band !== void 0) {
          let data7 = data.band;
          if (typeof data7 !== "string") {
            const err19 = { instancePath: instancePath + "/band", schemaPath: "#/properties/band/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.band.type, parentSchema: schema33.properties.band, data: data7 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data.trials !== void 0) {
          let data8 = data.trials;
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.passed === void 0) {
              const err20 = { instancePath: instancePath + "/trials", schemaPath: "#/$defs/count/required", keyword: "required", params: { missingProperty: "passed" }, message: "must have required property 'passed'", schema: schema34.required, parentSchema: schema34, data: data8 };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            if (data8.total === void 0) {
              const err21 = { instancePath: instancePath + "/trials", schemaPath: "#/$defs/count/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'", schema: schema34.required, parentSchema: schema34, data: data8 };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            for (const key1 in data8) {
              if (!(key1 === "passed" || key1 === "total" || key1 === "scores")) {
                const err22 = { instancePath: instancePath + "/trials", schemaPath: "#/$defs/count/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema34, data: data8 };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
            if (data8.passed !== void 0) {
              let data9 = data8.passed;
              if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                const err23 = { instancePath: instancePath + "/trials/passed", schemaPath: "#/$defs/count/properties/passed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema34.properties.passed.type, parentSchema: schema34.properties.passed, data: data9 };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
              if (typeof data9 == "number" && isFinite(data9)) {
                if (data9 < 0 || isNaN(data9)) {
                  const err24 = { instancePath: instancePath + "/trials/passed", schemaPath: "#/$defs/count/properties/passed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema34.properties.passed, data: data9 };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              }
            }
            if (data8.total !== void 0) {
              let data10 = data8.total;
              if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                const err25 = { instancePath: instancePath + "/trials/total", schemaPath: "#/$defs/count/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema34.properties.total.type, parentSchema: schema34.properties.total, data: data10 };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
              if (typeof data10 == "number" && isFinite(data10)) {
                if (data10 < 0 || isNaN(data10)) {
                  const err26 = { instancePath: instancePath + "/trials/total", schemaPath: "#/$defs/count/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema34.properties.total, data: data10 };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
              }
            }
            if (data8.scores !== void 0) {
              let data11 = data8.scores;
              if (Array.isArray(data11)) {
                if (data11.length < 1) {
                  const err27 = { instancePath: instancePath + "/trials/scores", schemaPath: "#/$defs/count/properties/scores/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema34.properties.scores, data: data11 };
                  if (vErrors === null) {
                    vErrors = [err27];
                  } else {
                    vErrors.push(err27);
                  }
                  errors++;
                }
                const len0 = data11.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data12 = data11[i0];
                  if (typeof data12 == "number" && isFinite(data12)) {
                    if (data12 > 1 || isNaN(data12)) {
                      const err28 = { instancePath: instancePath + "/trials/scores/" + i0, schemaPath: "#/$defs/count/properties/scores/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema34.properties.scores.items, data: data12 };
                      if (vErrors === null) {
                        vErrors = [err28];
                      } else {
                        vErrors.push(err28);
                      }
                      errors++;
                    }
                    if (data12 < 0 || isNaN(data12)) {
                      const err29 = { instancePath: instancePath + "/trials/scores/" + i0, schemaPath: "#/$defs/count/properties/scores/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema34.properties.scores.items, data: data12 };
                      if (vErrors === null) {
                        vErrors = [err29];
                      } else {
                        vErrors.push(err29);
                      }
                      errors++;
                    }
                  } else {
                    const err30 = { instancePath: instancePath + "/trials/scores/" + i0, schemaPath: "#/$defs/count/properties/scores/items/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema34.properties.scores.items.type, parentSchema: schema34.properties.scores.items, data: data12 };
                    if (vErrors === null) {
                      vErrors = [err30];
                    } else {
                      vErrors.push(err30);
                    }
                    errors++;
                  }
                }
              } else {
                const err31 = { instancePath: instancePath + "/trials/scores", schemaPath: "#/$defs/count/properties/scores/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.properties.scores.type, parentSchema: schema34.properties.scores, data: data11 };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
            }
          } else {
            const err32 = { instancePath: instancePath + "/trials", schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.type, parentSchema: schema34, data: data8 };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
        if (data.outcomes !== void 0) {
          let data13 = data.outcomes;
          if (Array.isArray(data13)) {
            const len1 = data13.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data14 = data13[i1];
              if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                if (data14.outcome === void 0) {
                  const err33 = { instancePath: instancePath + "/outcomes/" + i1, schemaPath: "#/properties/outcomes/items/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema33.properties.outcomes.items.required, parentSchema: schema33.properties.outcomes.items, data: data14 };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
                if (data14.trials === void 0) {
                  const err34 = { instancePath: instancePath + "/outcomes/" + i1, schemaPath: "#/properties/outcomes/items/required", keyword: "required", params: { missingProperty: "trials" }, message: "must have required property 'trials'", schema: schema33.properties.outcomes.items.required, parentSchema: schema33.properties.outcomes.items, data: data14 };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
                for (const key2 in data14) {
                  if (!(key2 === "outcome" || key2 === "trials")) {
                    const err35 = { instancePath: instancePath + "/outcomes/" + i1, schemaPath: "#/properties/outcomes/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema33.properties.outcomes.items, data: data14 };
                    if (vErrors === null) {
                      vErrors = [err35];
                    } else {
                      vErrors.push(err35);
                    }
                    errors++;
                  }
                }
                if (data14.outcome !== void 0) {
                  let data15 = data14.outcome;
                  if (typeof data15 !== "string") {
                    const err36 = { instancePath: instancePath + "/outcomes/" + i1 + "/outcome", schemaPath: "#/properties/outcomes/items/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.outcomes.items.properties.outcome.type, parentSchema: schema33.properties.outcomes.items.properties.outcome, data: data15 };
                    if (vErrors === null) {
                      vErrors = [err36];
                    } else {
                      vErrors.push(err36);
                    }
                    errors++;
                  }
                }
                if (data14.trials !== void 0) {
                  let data16 = data14.trials;
                  if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                    const err37 = { instancePath: instancePath + "/outcomes/" + i1 + "/trials", schemaPath: "#/properties/outcomes/items/properties/trials/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema33.properties.outcomes.items.properties.trials.type, parentSchema: schema33.properties.outcomes.items.properties.trials, data: data16 };
                    if (vErrors === null) {
                      vErrors = [err37];
                    } else {
                      vErrors.push(err37);
                    }
                    errors++;
                  }
                  if (typeof data16 == "number" && isFinite(data16)) {
                    if (data16 < 0 || isNaN(data16)) {
                      const err38 = { instancePath: instancePath + "/outcomes/" + i1 + "/trials", schemaPath: "#/properties/outcomes/items/properties/trials/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema33.properties.outcomes.items.properties.trials, data: data16 };
                      if (vErrors === null) {
                        vErrors = [err38];
                      } else {
                        vErrors.push(err38);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err39 = { instancePath: instancePath + "/outcomes/" + i1, schemaPath: "#/properties/outcomes/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.properties.outcomes.items.type, parentSchema: schema33.properties.outcomes.items, data: data14 };
                if (vErrors === null) {
                  vErrors = [err39];
                } else {
                  vErrors.push(err39);
                }
                errors++;
              }
            }
          } else {
            const err40 = { instancePath: instancePath + "/outcomes", schemaPath: "#/properties/outcomes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema33.properties.outcomes.type, parentSchema: schema33.properties.outcomes, data: data13 };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        }
        if (data.warnings !== void 0) {
          let data17 = data.warnings;
          if (Array.isArray(data17)) {
            const len2 = data17.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data18 = data17[i2];
              if (typeof data18 !== "string") {
                const err41 = { instancePath: instancePath + "/warnings/" + i2, schemaPath: "#/properties/warnings/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.warnings.items.type, parentSchema: schema33.properties.warnings.items, data: data18 };
                if (vErrors === null) {
                  vErrors = [err41];
                } else {
                  vErrors.push(err41);
                }
                errors++;
              }
            }
          } else {
            const err42 = { instancePath: instancePath + "/warnings", schemaPath: "#/properties/warnings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema33.properties.warnings.type, parentSchema: schema33.properties.warnings, data: data17 };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
        }
        if (data.criteria !== void 0) {
          let data19 = data.criteria;
          if (Array.isArray(data19)) {
            const len3 = data19.length;
            for (let i3 = 0; i3 < len3; i3++) {
              let data20 = data19[i3];
              if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                if (data20.key === void 0) {
                  const err43 = { instancePath: instancePath + "/criteria/" + i3, schemaPath: "#/properties/criteria/items/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema33.properties.criteria.items.required, parentSchema: schema33.properties.criteria.items, data: data20 };
                  if (vErrors === null) {
                    vErrors = [err43];
                  } else {
                    vErrors.push(err43);
                  }
                  errors++;
                }
                if (data20.passed === void 0) {
                  const err44 = { instancePath: instancePath + "/criteria/" + i3, schemaPath: "#/properties/criteria/items/required", keyword: "required", params: { missingProperty: "passed" }, message: "must have required property 'passed'", schema: schema33.properties.criteria.items.required, parentSchema: schema33.properties.criteria.items, data: data20 };
                  if (vErrors === null) {
                    vErrors = [err44];
                  } else {
                    vErrors.push(err44);
                  }
                  errors++;
                }
                if (data20.total === void 0) {
                  const err45 = { instancePath: instancePath + "/criteria/" + i3, schemaPath: "#/properties/criteria/items/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'", schema: schema33.properties.criteria.items.required, parentSchema: schema33.properties.criteria.items, data: data20 };
                  if (vErrors === null) {
                    vErrors = [err45];
                  } else {
                    vErrors.push(err45);
                  }
                  errors++;
                }
                if (data20.skipped === void 0) {
                  const err46 = { instancePath: instancePath + "/criteria/" + i3, schemaPath: "#/properties/criteria/items/required", keyword: "required", params: { missingProperty: "skipped" }, message: "must have required property 'skipped'", schema: schema33.properties.criteria.items.required, parentSchema: schema33.properties.criteria.items, data: data20 };
                  if (vErrors === null) {
                    vErrors = [err46];
                  } else {
                    vErrors.push(err46);
                  }
                  errors++;
                }
                for (const key3 in data20) {
                  if (!func1.call(schema33.properties.criteria.items.properties, key3)) {
                    const err47 = { instancePath: instancePath + "/criteria/" + i3, schemaPath: "#/properties/criteria/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema33.properties.criteria.items, data: data20 };
                    if (vErrors === null) {
                      vErrors = [err47];
                    } else {
                      vErrors.push(err47);
                    }
                    errors++;
                  }
                }
                if (data20.key !== void 0) {
                  let data21 = data20.key;
                  if (typeof data21 !== "string") {
                    const err48 = { instancePath: instancePath + "/criteria/" + i3 + "/key", schemaPath: "#/properties/criteria/items/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.criteria.items.properties.key.type, parentSchema: schema33.properties.criteria.items.properties.key, data: data21 };
                    if (vErrors === null) {
                      vErrors = [err48];
                    } else {
                      vErrors.push(err48);
                    }
                    errors++;
                  }
                }
                if (data20.question !== void 0) {
                  let data22 = data20.question;
                  if (typeof data22 !== "string") {
                    const err49 = { instancePath: instancePath + "/criteria/" + i3 + "/question", schemaPath: "#/properties/criteria/items/properties/question/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.properties.criteria.items.properties.question.type, parentSchema: schema33.properties.criteria.items.properties.question, data: data22 };
                    if (vErrors === null) {
                      vErrors = [err49];
                    } else {
                      vErrors.push(err49);
                    }
                    errors++;
                  }
                }
                if (data20.status !== void 0) {
                  let data23 = data20.status;
                  if (!(data23 === "proposed" || data23 === "deprecated")) {
                    const err50 = { instancePath: instancePath + "/criteria/" + i3 + "/status", schemaPath: "#/properties/criteria/items/properties/status/enum", keyword: "enum", params: { allowedValues: schema33.properties.criteria.items.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema33.properties.criteria.items.properties.status.enum, parentSchema: schema33.properties.criteria.items.properties.status, data: data23 };
                    if (vErrors === null) {
                      vErrors = [err50];
                    } else {
                      vErrors.push(err50);
                    }
                    errors++;
                  }
                }
                if (data20.passed !== void 0) {
                  let data24 = data20.passed;
                  if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)) && isFinite(data24))) {
                    const err51 = { instancePath: instancePath + "/criteria/" + i3 + "/passed", schemaPath: "#/properties/criteria/items/properties/passed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema33.properties.criteria.items.properties.passed.type, parentSchema: schema33.properties.criteria.items.properties.passed, data: data24 };
                    if (vErrors === null) {
                      vErrors = [err51];
                    } else {
                      vErrors.push(err51);
                    }
                    errors++;
                  }
                  if (typeof data24 == "number" && isFinite(data24)) {
                    if (data24 < 0 || isNaN(data24)) {
                      const err52 = { instancePath: instancePath + "/criteria/" + i3 + "/passed", schemaPath: "#/properties/criteria/items/properties/passed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema33.properties.criteria.items.properties.passed, data: data24 };
                      if (vErrors === null) {
                        vErrors = [err52];
                      } else {
                        vErrors.push(err52);
                      }
                      errors++;
                    }
                  }
                }
                if (data20.total !== void 0) {
                  let data25 = data20.total;
                  if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
                    const err53 = { instancePath: instancePath + "/criteria/" + i3 + "/total", schemaPath: "#/properties/criteria/items/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema33.properties.criteria.items.properties.total.type, parentSchema: schema33.properties.criteria.items.properties.total, data: data25 };
                    if (vErrors === null) {
                      vErrors = [err53];
                    } else {
                      vErrors.push(err53);
                    }
                    errors++;
                  }
                  if (typeof data25 == "number" && isFinite(data25)) {
                    if (data25 < 0 || isNaN(data25)) {
                      const err54 = { instancePath: instancePath + "/criteria/" + i3 + "/total", schemaPath: "#/properties/criteria/items/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema33.properties.criteria.items.properties.total, data: data25 };
                      if (vErrors === null) {
                        vErrors = [err54];
                      } else {
                        vErrors.push(err54);
                      }
                      errors++;
                    }
                  }
                }
                if (data20.skipped !== void 0) {
                  let data26 = data20.skipped;
                  if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
                    const err55 = { instancePath: instancePath + "/criteria/" + i3 + "/skipped", schemaPath: "#/properties/criteria/items/properties/skipped/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema33.properties.criteria.items.properties.skipped.type, parentSchema: schema33.properties.criteria.items.properties.skipped, data: data26 };
                    if (vErrors === null) {
                      vErrors = [err55];
                    } else {
                      vErrors.push(err55);
                    }
                    errors++;
                  }
                  if (typeof data26 == "number" && isFinite(data26)) {
                    if (data26 < 0 || isNaN(data26)) {
                      const err56 = { instancePath: instancePath + "/criteria/" + i3 + "/skipped", schemaPath: "#/properties/criteria/items/properties/skipped/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema33.properties.criteria.items.properties.skipped, data: data26 };
                      if (vErrors === null) {
                        vErrors = [err56];
                      } else {
                        vErrors.push(err56);
                      }
                      errors++;
                    }
                  }
                }
                if (data20.score !== void 0) {
                  let data27 = data20.score;
                  if (!(typeof data27 == "number" && isFinite(data27)) && data27 !== null) {
                    const err57 = { instancePath: instancePath + "/criteria/" + i3 + "/score", schemaPath: "#/properties/criteria/items/properties/score/type", keyword: "type", params: { type: schema33.properties.criteria.items.properties.score.type }, message: "must be number,null", schema: schema33.properties.criteria.items.properties.score.type, parentSchema: schema33.properties.criteria.items.properties.score, data: data27 };
                    if (vErrors === null) {
                      vErrors = [err57];
                    } else {
                      vErrors.push(err57);
                    }
                    errors++;
                  }
                  if (typeof data27 == "number" && isFinite(data27)) {
                    if (data27 > 1 || isNaN(data27)) {
                      const err58 = { instancePath: instancePath + "/criteria/" + i3 + "/score", schemaPath: "#/properties/criteria/items/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema33.properties.criteria.items.properties.score, data: data27 };
                      if (vErrors === null) {
                        vErrors = [err58];
                      } else {
                        vErrors.push(err58);
                      }
                      errors++;
                    }
                    if (data27 < 0 || isNaN(data27)) {
                      const err59 = { instancePath: instancePath + "/criteria/" + i3 + "/score", schemaPath: "#/properties/criteria/items/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema33.properties.criteria.items.properties.score, data: data27 };
                      if (vErrors === null) {
                        vErrors = [err59];
                      } else {
                        vErrors.push(err59);
                      }
                      errors++;
                    }
                  }
                }
                if (data20.by_score !== void 0) {
                  let data28 = data20.by_score;
                  if (true !== data28) {
                    const err60 = { instancePath: instancePath + "/criteria/" + i3 + "/by_score", schemaPath: "#/properties/criteria/items/properties/by_score/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema33.properties.criteria.items.properties.by_score, data: data28 };
                    if (vErrors === null) {
                      vErrors = [err60];
                    } else {
                      vErrors.push(err60);
                    }
                    errors++;
                  }
                }
                if (data20.by_judge !== void 0) {
                  let data29 = data20.by_judge;
                  if (true !== data29) {
                    const err61 = { instancePath: instancePath + "/criteria/" + i3 + "/by_judge", schemaPath: "#/properties/criteria/items/properties/by_judge/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema33.properties.criteria.items.properties.by_judge, data: data29 };
                    if (vErrors === null) {
                      vErrors = [err61];
                    } else {
                      vErrors.push(err61);
                    }
                    errors++;
                  }
                }
              } else {
                const err62 = { instancePath: instancePath + "/criteria/" + i3, schemaPath: "#/properties/criteria/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.properties.criteria.items.type, parentSchema: schema33.properties.criteria.items, data: data20 };
                if (vErrors === null) {
                  vErrors = [err62];
                } else {
                  vErrors.push(err62);
                }
                errors++;
              }
            }
          } else {
            const err63 = { instancePath: instancePath + "/criteria", schemaPath: "#/properties/criteria/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema33.properties.criteria.type, parentSchema: schema33.properties.criteria, data: data19 };
            if (vErrors === null) {
              vErrors = [err63];
            } else {
              vErrors.push(err63);
            }
            errors++;
          }
        }
      } else {
        const err64 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema33.type, parentSchema: schema33, data };
        if (vErrors === null) {
          vErrors = [err64];
        } else {
          vErrors.push(err64);
        }
        errors++;
      }
      validate21.errors = vErrors;
      return errors === 0;
    }
    validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema35 = { "title": "ScenarioReport", "type": "object", "additionalProperties": false, "required": ["scenario", "content", "tags", "errored", "rubrics"], "properties": { "scenario": { "type": "string", "pattern": "^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{1,1000}$", "examples": ["book-conflict-3"] }, "content": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$", "examples": ["sha256:44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a"] }, "records": { "enum": ["both", "input", "ground_truth"], "examples": ["input"] }, "contents": { "type": "integer", "minimum": 2, "examples": [2] }, "unrecorded": { "type": "integer", "minimum": 1, "examples": [2] }, "family": { "type": "string", "examples": ["book-a-taken-slot"] }, "title": { "type": "string", "examples": ["Book a slot that is taken"] }, "tags": { "type": "array", "items": { "type": "string" }, "examples": [["smoke"]] }, "usage": { "title": "ScenarioUsage", "type": "object", "additionalProperties": false, "properties": { "cost_usd": { "type": "number", "minimum": 0, "examples": [4e-3] }, "latency_ms": { "type": "number", "minimum": 0, "examples": [1830] }, "tokens": { "type": "number", "minimum": 0, "examples": [908] } }, "examples": [{ "cost_usd": 4e-3 }] }, "errored": { "$ref": "#/$defs/errors" }, "unjudged": { "title": "Unjudged", "type": "object", "additionalProperties": false, "required": ["trials", "rubrics"], "properties": { "trials": { "type": "integer", "minimum": 1, "examples": [1] }, "rubrics": { "type": "object", "additionalProperties": { "type": "integer", "minimum": 1 }, "examples": [{ "task-completion": 1 }] }, "criteria": { "type": "object", "additionalProperties": { "type": "integer", "minimum": 1 }, "examples": [{ "task-completion/no_crash": 1 }] } }, "examples": [{ "trials": 1, "rubrics": { "task-completion": 1 } }] }, "trials": { "type": "array", "items": { "title": "TrialMark", "type": "object", "additionalProperties": false, "required": ["facts"], "properties": { "facts": { "type": ["string", "null"], "pattern": "^[0-9a-f]{12}$", "examples": ["3f2c51b7a9d0"] }, "failed": { "type": "array", "minItems": 1, "items": { "type": "string" }, "examples": [["task-completion", "task-completion/correct_time"]] }, "crashed": { "const": true, "examples": [true] } } }, "examples": [[{ "facts": "3f2c51b7a9d0" }]] }, "rubrics": { "type": "object", "additionalProperties": { "$ref": "#/$defs/scores" }, "examples": [{}] } } };
    var pattern5 = new RegExp("^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{1,1000}$", "u");
    var pattern7 = new RegExp("^[0-9a-f]{12}$", "u");
    var schema37 = { "title": "ScenarioScores", "type": "object", "additionalProperties": false, "required": ["scores", "passed", "criteria", "failures"], "properties": { "scores": { "type": "array", "items": { "type": "number", "minimum": 0, "maximum": 1 }, "examples": [[1, 0.75]] }, "passed": { "type": "integer", "minimum": 0, "examples": [1] }, "outcomes": { "type": "object", "additionalProperties": { "type": "integer", "minimum": 1 }, "examples": [{ "partial_failure": 1, "successful_completion": 1 }] }, "criteria": { "type": "object", "additionalProperties": { "$ref": "#/$defs/count" }, "examples": [{ "correct_time": { "passed": 1, "total": 2 } }] }, "failures": { "type": "array", "maxItems": 5, "items": { "title": "Failure", "type": "object", "additionalProperties": false, "required": ["criterion", "explanation"], "properties": { "criterion": { "type": "string", "examples": ["correct_time"] }, "explanation": { "type": "string", "maxLength": 300, "examples": ['time ("15:00") does not equal "14:00"'] } } }, "examples": [[]] } } };
    function validate24(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate24.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.scores === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scores" }, message: "must have required property 'scores'", schema: schema37.required, parentSchema: schema37, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.passed === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "passed" }, message: "must have required property 'passed'", schema: schema37.required, parentSchema: schema37, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.criteria === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "criteria" }, message: "must have required property 'criteria'", schema: schema37.required, parentSchema: schema37, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.failures === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "failures" }, message: "must have required property 'failures'", schema: schema37.required, parentSchema: schema37, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "scores" || key0 === "passed" || key0 === "outcomes" || key0 === "criteria" || key0 === "failures")) {
            const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema37, data };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.scores !== void 0) {
          let data0 = data.scores;
          if (Array.isArray(data0)) {
            const len0 = data0.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data1 = data0[i0];
              if (typeof data1 == "number" && isFinite(data1)) {
                if (data1 > 1 || isNaN(data1)) {
                  const err5 = { instancePath: instancePath + "/scores/" + i0, schemaPath: "#/properties/scores/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema37.properties.scores.items, data: data1 };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
                if (data1 < 0 || isNaN(data1)) {
                  const err6 = { instancePath: instancePath + "/scores/" + i0, schemaPath: "#/properties/scores/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema37.properties.scores.items, data: data1 };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
              } else {
                const err7 = { instancePath: instancePath + "/scores/" + i0, schemaPath: "#/properties/scores/items/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema37.properties.scores.items.type, parentSchema: schema37.properties.scores.items, data: data1 };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
          } else {
            const err8 = { instancePath: instancePath + "/scores", schemaPath: "#/properties/scores/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema37.properties.scores.type, parentSchema: schema37.properties.scores, data: data0 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.passed !== void 0) {
          let data2 = data.passed;
          if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
            const err9 = { instancePath: instancePath + "/passed", schemaPath: "#/properties/passed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.properties.passed.type, parentSchema: schema37.properties.passed, data: data2 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 < 0 || isNaN(data2)) {
              const err10 = { instancePath: instancePath + "/passed", schemaPath: "#/properties/passed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema37.properties.passed, data: data2 };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          }
        }
        if (data.outcomes !== void 0) {
          let data3 = data.outcomes;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            for (const key1 in data3) {
              let data4 = data3[key1];
              if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                const err11 = { instancePath: instancePath + "/outcomes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/outcomes/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema37.properties.outcomes.additionalProperties.type, parentSchema: schema37.properties.outcomes.additionalProperties, data: data4 };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
              if (typeof data4 == "number" && isFinite(data4)) {
                if (data4 < 1 || isNaN(data4)) {
                  const err12 = { instancePath: instancePath + "/outcomes/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/outcomes/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema37.properties.outcomes.additionalProperties, data: data4 };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err13 = { instancePath: instancePath + "/outcomes", schemaPath: "#/properties/outcomes/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.properties.outcomes.type, parentSchema: schema37.properties.outcomes, data: data3 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data.criteria !== void 0) {
          let data5 = data.criteria;
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
            for (const key2 in data5) {
              let data6 = data5[key2];
              if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
                if (data6.passed === void 0) {
                  const err14 = { instancePath: instancePath + "/criteria/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/count/required", keyword: "required", params: { missingProperty: "passed" }, message: "must have required property 'passed'", schema: schema34.required, parentSchema: schema34, data: data6 };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
                if (data6.total === void 0) {
                  const err15 = { instancePath: instancePath + "/criteria/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/count/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'", schema: schema34.required, parentSchema: schema34, data: data6 };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
                for (const key3 in data6) {
                  if (!(key3 === "passed" || key3 === "total" || key3 === "scores")) {
                    const err16 = { instancePath: instancePath + "/criteria/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/count/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema34, data: data6 };
                    if (vErrors === null) {
                      vErrors = [err16];
                    } else {
                      vErrors.push(err16);
                    }
                    errors++;
                  }
                }
                if (data6.passed !== void 0) {
                  let data7 = data6.passed;
                  if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
                    const err17 = { instancePath: instancePath + "/criteria/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/passed", schemaPath: "#/$defs/count/properties/passed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema34.properties.passed.type, parentSchema: schema34.properties.passed, data: data7 };
                    if (vErrors === null) {
                      vErrors = [err17];
                    } else {
                      vErrors.push(err17);
                    }
                    errors++;
                  }
                  if (typeof data7 == "number" && isFinite(data7)) {
                    if (data7 < 0 || isNaN(data7)) {
                      const err18 = { instancePath: instancePath + "/criteria/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/passed", schemaPath: "#/$defs/count/properties/passed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema34.properties.passed, data: data7 };
                      if (vErrors === null) {
                        vErrors = [err18];
                      } else {
                        vErrors.push(err18);
                      }
                      errors++;
                    }
                  }
                }
                if (data6.total !== void 0) {
                  let data8 = data6.total;
                  if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
                    const err19 = { instancePath: instancePath + "/criteria/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/total", schemaPath: "#/$defs/count/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema34.properties.total.type, parentSchema: schema34.properties.total, data: data8 };
                    if (vErrors === null) {
                      vErrors = [err19];
                    } else {
                      vErrors.push(err19);
                    }
                    errors++;
                  }
                  if (typeof data8 == "number" && isFinite(data8)) {
                    if (data8 < 0 || isNaN(data8)) {
                      const err20 = { instancePath: instancePath + "/criteria/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/total", schemaPath: "#/$defs/count/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema34.properties.total, data: data8 };
                      if (vErrors === null) {
                        vErrors = [err20];
                      } else {
                        vErrors.push(err20);
                      }
                      errors++;
                    }
                  }
                }
                if (data6.scores !== void 0) {
                  let data9 = data6.scores;
                  if (Array.isArray(data9)) {
                    if (data9.length < 1) {
                      const err21 = { instancePath: instancePath + "/criteria/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/scores", schemaPath: "#/$defs/count/properties/scores/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema34.properties.scores, data: data9 };
                      if (vErrors === null) {
                        vErrors = [err21];
                      } else {
                        vErrors.push(err21);
                      }
                      errors++;
                    }
                    const len1 = data9.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let data10 = data9[i1];
                      if (typeof data10 == "number" && isFinite(data10)) {
                        if (data10 > 1 || isNaN(data10)) {
                          const err22 = { instancePath: instancePath + "/criteria/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/scores/" + i1, schemaPath: "#/$defs/count/properties/scores/items/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema34.properties.scores.items, data: data10 };
                          if (vErrors === null) {
                            vErrors = [err22];
                          } else {
                            vErrors.push(err22);
                          }
                          errors++;
                        }
                        if (data10 < 0 || isNaN(data10)) {
                          const err23 = { instancePath: instancePath + "/criteria/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/scores/" + i1, schemaPath: "#/$defs/count/properties/scores/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema34.properties.scores.items, data: data10 };
                          if (vErrors === null) {
                            vErrors = [err23];
                          } else {
                            vErrors.push(err23);
                          }
                          errors++;
                        }
                      } else {
                        const err24 = { instancePath: instancePath + "/criteria/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/scores/" + i1, schemaPath: "#/$defs/count/properties/scores/items/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema34.properties.scores.items.type, parentSchema: schema34.properties.scores.items, data: data10 };
                        if (vErrors === null) {
                          vErrors = [err24];
                        } else {
                          vErrors.push(err24);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err25 = { instancePath: instancePath + "/criteria/" + key2.replace(/~/g, "~0").replace(/\//g, "~1") + "/scores", schemaPath: "#/$defs/count/properties/scores/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema34.properties.scores.type, parentSchema: schema34.properties.scores, data: data9 };
                    if (vErrors === null) {
                      vErrors = [err25];
                    } else {
                      vErrors.push(err25);
                    }
                    errors++;
                  }
                }
              } else {
                const err26 = { instancePath: instancePath + "/criteria/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/count/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.type, parentSchema: schema34, data: data6 };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
          } else {
            const err27 = { instancePath: instancePath + "/criteria", schemaPath: "#/properties/criteria/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.properties.criteria.type, parentSchema: schema37.properties.criteria, data: data5 };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
        if (data.failures !== void 0) {
          let data11 = data.failures;
          if (Array.isArray(data11)) {
            if (data11.length > 5) {
              const err28 = { instancePath: instancePath + "/failures", schemaPath: "#/properties/failures/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items", schema: 5, parentSchema: schema37.properties.failures, data: data11 };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            const len2 = data11.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data12 = data11[i2];
              if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                if (data12.criterion === void 0) {
                  const err29 = { instancePath: instancePath + "/failures/" + i2, schemaPath: "#/properties/failures/items/required", keyword: "required", params: { missingProperty: "criterion" }, message: "must have required property 'criterion'", schema: schema37.properties.failures.items.required, parentSchema: schema37.properties.failures.items, data: data12 };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                }
                if (data12.explanation === void 0) {
                  const err30 = { instancePath: instancePath + "/failures/" + i2, schemaPath: "#/properties/failures/items/required", keyword: "required", params: { missingProperty: "explanation" }, message: "must have required property 'explanation'", schema: schema37.properties.failures.items.required, parentSchema: schema37.properties.failures.items, data: data12 };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
                for (const key4 in data12) {
                  if (!(key4 === "criterion" || key4 === "explanation")) {
                    const err31 = { instancePath: instancePath + "/failures/" + i2, schemaPath: "#/properties/failures/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema37.properties.failures.items, data: data12 };
                    if (vErrors === null) {
                      vErrors = [err31];
                    } else {
                      vErrors.push(err31);
                    }
                    errors++;
                  }
                }
                if (data12.criterion !== void 0) {
                  let data13 = data12.criterion;
                  if (typeof data13 !== "string") {
                    const err32 = { instancePath: instancePath + "/failures/" + i2 + "/criterion", schemaPath: "#/properties/failures/items/properties/criterion/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.failures.items.properties.criterion.type, parentSchema: schema37.properties.failures.items.properties.criterion, data: data13 };
                    if (vErrors === null) {
                      vErrors = [err32];
                    } else {
                      vErrors.push(err32);
                    }
                    errors++;
                  }
                }
                if (data12.explanation !== void 0) {
                  let data14 = data12.explanation;
                  if (typeof data14 === "string") {
                    if (func5(data14) > 300) {
                      const err33 = { instancePath: instancePath + "/failures/" + i2 + "/explanation", schemaPath: "#/properties/failures/items/properties/explanation/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema37.properties.failures.items.properties.explanation, data: data14 };
                      if (vErrors === null) {
                        vErrors = [err33];
                      } else {
                        vErrors.push(err33);
                      }
                      errors++;
                    }
                  } else {
                    const err34 = { instancePath: instancePath + "/failures/" + i2 + "/explanation", schemaPath: "#/properties/failures/items/properties/explanation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.failures.items.properties.explanation.type, parentSchema: schema37.properties.failures.items.properties.explanation, data: data14 };
                    if (vErrors === null) {
                      vErrors = [err34];
                    } else {
                      vErrors.push(err34);
                    }
                    errors++;
                  }
                }
              } else {
                const err35 = { instancePath: instancePath + "/failures/" + i2, schemaPath: "#/properties/failures/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.properties.failures.items.type, parentSchema: schema37.properties.failures.items, data: data12 };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              }
            }
          } else {
            const err36 = { instancePath: instancePath + "/failures", schemaPath: "#/properties/failures/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema37.properties.failures.type, parentSchema: schema37.properties.failures, data: data11 };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
        }
      } else {
        const err37 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.type, parentSchema: schema37, data };
        if (vErrors === null) {
          vErrors = [err37];
        } else {
          vErrors.push(err37);
        }
        errors++;
      }
      validate24.errors = vErrors;
      return errors === 0;
    }
    validate24.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
        if (data.scenario === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario" }, message: "must have required property 'scenario'", schema: schema35.required, parentSchema: schema35, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.content === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "content" }, message: "must have required property 'content'", schema: schema35.required, parentSchema: schema35, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.tags === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tags" }, message: "must have required property 'tags'", schema: schema35.required, parentSchema: schema35, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.errored === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errored" }, message: "must have required property 'errored'", schema: schema35.required, parentSchema: schema35, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.rubrics === void 0) {
          const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rubrics" }, message: "must have required property 'rubrics'", schema: schema35.required, parentSchema: schema35, data };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!func1.call(schema35.properties, key0)) {
            const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema35, data };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.scenario !== void 0) {
          let data0 = data.scenario;
          if (typeof data0 === "string") {
            if (!pattern5.test(data0)) {
              const err6 = { instancePath: instancePath + "/scenario", schemaPath: "#/properties/scenario/pattern", keyword: "pattern", params: { pattern: "^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{1,1000}$" }, message: 'must match pattern "^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{1,1000}$"', schema: "^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{1,1000}$", parentSchema: schema35.properties.scenario, data: data0 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/scenario", schemaPath: "#/properties/scenario/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.scenario.type, parentSchema: schema35.properties.scenario, data: data0 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.content !== void 0) {
          let data1 = data.content;
          if (typeof data1 === "string") {
            if (!pattern4.test(data1)) {
              const err8 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema35.properties.content, data: data1 };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/content", schemaPath: "#/properties/content/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.content.type, parentSchema: schema35.properties.content, data: data1 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.records !== void 0) {
          let data2 = data.records;
          if (!(data2 === "both" || data2 === "input" || data2 === "ground_truth")) {
            const err10 = { instancePath: instancePath + "/records", schemaPath: "#/properties/records/enum", keyword: "enum", params: { allowedValues: schema35.properties.records.enum }, message: "must be equal to one of the allowed values", schema: schema35.properties.records.enum, parentSchema: schema35.properties.records, data: data2 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.contents !== void 0) {
          let data3 = data.contents;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            const err11 = { instancePath: instancePath + "/contents", schemaPath: "#/properties/contents/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.properties.contents.type, parentSchema: schema35.properties.contents, data: data3 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 < 2 || isNaN(data3)) {
              const err12 = { instancePath: instancePath + "/contents", schemaPath: "#/properties/contents/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, message: "must be >= 2", schema: 2, parentSchema: schema35.properties.contents, data: data3 };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          }
        }
        if (data.unrecorded !== void 0) {
          let data4 = data.unrecorded;
          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
            const err13 = { instancePath: instancePath + "/unrecorded", schemaPath: "#/properties/unrecorded/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.properties.unrecorded.type, parentSchema: schema35.properties.unrecorded, data: data4 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 < 1 || isNaN(data4)) {
              const err14 = { instancePath: instancePath + "/unrecorded", schemaPath: "#/properties/unrecorded/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema35.properties.unrecorded, data: data4 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          }
        }
        if (data.family !== void 0) {
          let data5 = data.family;
          if (typeof data5 !== "string") {
            const err15 = { instancePath: instancePath + "/family", schemaPath: "#/properties/family/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.family.type, parentSchema: schema35.properties.family, data: data5 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data.title !== void 0) {
          let data6 = data.title;
          if (typeof data6 !== "string") {
            const err16 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.title.type, parentSchema: schema35.properties.title, data: data6 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data.tags !== void 0) {
          let data7 = data.tags;
          if (Array.isArray(data7)) {
            const len0 = data7.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data8 = data7[i0];
              if (typeof data8 !== "string") {
                const err17 = { instancePath: instancePath + "/tags/" + i0, schemaPath: "#/properties/tags/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.tags.items.type, parentSchema: schema35.properties.tags.items, data: data8 };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
          } else {
            const err18 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema35.properties.tags.type, parentSchema: schema35.properties.tags, data: data7 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data.usage !== void 0) {
          let data9 = data.usage;
          if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
            for (const key1 in data9) {
              if (!(key1 === "cost_usd" || key1 === "latency_ms" || key1 === "tokens")) {
                const err19 = { instancePath: instancePath + "/usage", schemaPath: "#/properties/usage/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema35.properties.usage, data: data9 };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
            if (data9.cost_usd !== void 0) {
              let data10 = data9.cost_usd;
              if (typeof data10 == "number" && isFinite(data10)) {
                if (data10 < 0 || isNaN(data10)) {
                  const err20 = { instancePath: instancePath + "/usage/cost_usd", schemaPath: "#/properties/usage/properties/cost_usd/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35.properties.usage.properties.cost_usd, data: data10 };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
              } else {
                const err21 = { instancePath: instancePath + "/usage/cost_usd", schemaPath: "#/properties/usage/properties/cost_usd/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema35.properties.usage.properties.cost_usd.type, parentSchema: schema35.properties.usage.properties.cost_usd, data: data10 };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
            if (data9.latency_ms !== void 0) {
              let data11 = data9.latency_ms;
              if (typeof data11 == "number" && isFinite(data11)) {
                if (data11 < 0 || isNaN(data11)) {
                  const err22 = { instancePath: instancePath + "/usage/latency_ms", schemaPath: "#/properties/usage/properties/latency_ms/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35.properties.usage.properties.latency_ms, data: data11 };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
              } else {
                const err23 = { instancePath: instancePath + "/usage/latency_ms", schemaPath: "#/properties/usage/properties/latency_ms/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema35.properties.usage.properties.latency_ms.type, parentSchema: schema35.properties.usage.properties.latency_ms, data: data11 };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data9.tokens !== void 0) {
              let data12 = data9.tokens;
              if (typeof data12 == "number" && isFinite(data12)) {
                if (data12 < 0 || isNaN(data12)) {
                  const err24 = { instancePath: instancePath + "/usage/tokens", schemaPath: "#/properties/usage/properties/tokens/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35.properties.usage.properties.tokens, data: data12 };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              } else {
                const err25 = { instancePath: instancePath + "/usage/tokens", schemaPath: "#/properties/usage/properties/tokens/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema35.properties.usage.properties.tokens.type, parentSchema: schema35.properties.usage.properties.tokens, data: data12 };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
          } else {
            const err26 = { instancePath: instancePath + "/usage", schemaPath: "#/properties/usage/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.properties.usage.type, parentSchema: schema35.properties.usage, data: data9 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
        if (data.errored !== void 0) {
          let data13 = data.errored;
          if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
            if (data13.agent === void 0) {
              const err27 = { instancePath: instancePath + "/errored", schemaPath: "#/$defs/errors/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'", schema: schema32.required, parentSchema: schema32, data: data13 };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
            if (data13.infrastructure === void 0) {
              const err28 = { instancePath: instancePath + "/errored", schemaPath: "#/$defs/errors/required", keyword: "required", params: { missingProperty: "infrastructure" }, message: "must have required property 'infrastructure'", schema: schema32.required, parentSchema: schema32, data: data13 };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (data13.judge === void 0) {
              const err29 = { instancePath: instancePath + "/errored", schemaPath: "#/$defs/errors/required", keyword: "required", params: { missingProperty: "judge" }, message: "must have required property 'judge'", schema: schema32.required, parentSchema: schema32, data: data13 };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
            for (const key2 in data13) {
              if (!(key2 === "agent" || key2 === "infrastructure" || key2 === "judge")) {
                const err30 = { instancePath: instancePath + "/errored", schemaPath: "#/$defs/errors/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema32, data: data13 };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
            if (data13.agent !== void 0) {
              let data14 = data13.agent;
              if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
                const err31 = { instancePath: instancePath + "/errored/agent", schemaPath: "#/$defs/errors/properties/agent/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema32.properties.agent.type, parentSchema: schema32.properties.agent, data: data14 };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
              if (typeof data14 == "number" && isFinite(data14)) {
                if (data14 < 0 || isNaN(data14)) {
                  const err32 = { instancePath: instancePath + "/errored/agent", schemaPath: "#/$defs/errors/properties/agent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema32.properties.agent, data: data14 };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
              }
            }
            if (data13.infrastructure !== void 0) {
              let data15 = data13.infrastructure;
              if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                const err33 = { instancePath: instancePath + "/errored/infrastructure", schemaPath: "#/$defs/errors/properties/infrastructure/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema32.properties.infrastructure.type, parentSchema: schema32.properties.infrastructure, data: data15 };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
              if (typeof data15 == "number" && isFinite(data15)) {
                if (data15 < 0 || isNaN(data15)) {
                  const err34 = { instancePath: instancePath + "/errored/infrastructure", schemaPath: "#/$defs/errors/properties/infrastructure/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema32.properties.infrastructure, data: data15 };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
              }
            }
            if (data13.judge !== void 0) {
              let data16 = data13.judge;
              if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                const err35 = { instancePath: instancePath + "/errored/judge", schemaPath: "#/$defs/errors/properties/judge/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema32.properties.judge.type, parentSchema: schema32.properties.judge, data: data16 };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              }
              if (typeof data16 == "number" && isFinite(data16)) {
                if (data16 < 0 || isNaN(data16)) {
                  const err36 = { instancePath: instancePath + "/errored/judge", schemaPath: "#/$defs/errors/properties/judge/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema32.properties.judge, data: data16 };
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
            const err37 = { instancePath: instancePath + "/errored", schemaPath: "#/$defs/errors/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data: data13 };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        }
        if (data.unjudged !== void 0) {
          let data17 = data.unjudged;
          if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
            if (data17.trials === void 0) {
              const err38 = { instancePath: instancePath + "/unjudged", schemaPath: "#/properties/unjudged/required", keyword: "required", params: { missingProperty: "trials" }, message: "must have required property 'trials'", schema: schema35.properties.unjudged.required, parentSchema: schema35.properties.unjudged, data: data17 };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
            if (data17.rubrics === void 0) {
              const err39 = { instancePath: instancePath + "/unjudged", schemaPath: "#/properties/unjudged/required", keyword: "required", params: { missingProperty: "rubrics" }, message: "must have required property 'rubrics'", schema: schema35.properties.unjudged.required, parentSchema: schema35.properties.unjudged, data: data17 };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
            for (const key3 in data17) {
              if (!(key3 === "trials" || key3 === "rubrics" || key3 === "criteria")) {
                const err40 = { instancePath: instancePath + "/unjudged", schemaPath: "#/properties/unjudged/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema35.properties.unjudged, data: data17 };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
            }
            if (data17.trials !== void 0) {
              let data18 = data17.trials;
              if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
                const err41 = { instancePath: instancePath + "/unjudged/trials", schemaPath: "#/properties/unjudged/properties/trials/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.properties.unjudged.properties.trials.type, parentSchema: schema35.properties.unjudged.properties.trials, data: data18 };
                if (vErrors === null) {
                  vErrors = [err41];
                } else {
                  vErrors.push(err41);
                }
                errors++;
              }
              if (typeof data18 == "number" && isFinite(data18)) {
                if (data18 < 1 || isNaN(data18)) {
                  const err42 = { instancePath: instancePath + "/unjudged/trials", schemaPath: "#/properties/unjudged/properties/trials/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema35.properties.unjudged.properties.trials, data: data18 };
                  if (vErrors === null) {
                    vErrors = [err42];
                  } else {
                    vErrors.push(err42);
                  }
                  errors++;
                }
              }
            }
            if (data17.rubrics !== void 0) {
              let data19 = data17.rubrics;
              if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
                for (const key4 in data19) {
                  let data20 = data19[key4];
                  if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20)) && isFinite(data20))) {
                    const err43 = { instancePath: instancePath + "/unjudged/rubrics/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/unjudged/properties/rubrics/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.properties.unjudged.properties.rubrics.additionalProperties.type, parentSchema: schema35.properties.unjudged.properties.rubrics.additionalProperties, data: data20 };
                    if (vErrors === null) {
                      vErrors = [err43];
                    } else {
                      vErrors.push(err43);
                    }
                    errors++;
                  }
                  if (typeof data20 == "number" && isFinite(data20)) {
                    if (data20 < 1 || isNaN(data20)) {
                      const err44 = { instancePath: instancePath + "/unjudged/rubrics/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/unjudged/properties/rubrics/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema35.properties.unjudged.properties.rubrics.additionalProperties, data: data20 };
                      if (vErrors === null) {
                        vErrors = [err44];
                      } else {
                        vErrors.push(err44);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err45 = { instancePath: instancePath + "/unjudged/rubrics", schemaPath: "#/properties/unjudged/properties/rubrics/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.properties.unjudged.properties.rubrics.type, parentSchema: schema35.properties.unjudged.properties.rubrics, data: data19 };
                if (vErrors === null) {
                  vErrors = [err45];
                } else {
                  vErrors.push(err45);
                }
                errors++;
              }
            }
            if (data17.criteria !== void 0) {
              let data21 = data17.criteria;
              if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                for (const key5 in data21) {
                  let data22 = data21[key5];
                  if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
                    const err46 = { instancePath: instancePath + "/unjudged/criteria/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/unjudged/properties/criteria/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.properties.unjudged.properties.criteria.additionalProperties.type, parentSchema: schema35.properties.unjudged.properties.criteria.additionalProperties, data: data22 };
                    if (vErrors === null) {
                      vErrors = [err46];
                    } else {
                      vErrors.push(err46);
                    }
                    errors++;
                  }
                  if (typeof data22 == "number" && isFinite(data22)) {
                    if (data22 < 1 || isNaN(data22)) {
                      const err47 = { instancePath: instancePath + "/unjudged/criteria/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/unjudged/properties/criteria/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema35.properties.unjudged.properties.criteria.additionalProperties, data: data22 };
                      if (vErrors === null) {
                        vErrors = [err47];
                      } else {
                        vErrors.push(err47);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err48 = { instancePath: instancePath + "/unjudged/criteria", schemaPath: "#/properties/unjudged/properties/criteria/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.properties.unjudged.properties.criteria.type, parentSchema: schema35.properties.unjudged.properties.criteria, data: data21 };
                if (vErrors === null) {
                  vErrors = [err48];
                } else {
                  vErrors.push(err48);
                }
                errors++;
              }
            }
          } else {
            const err49 = { instancePath: instancePath + "/unjudged", schemaPath: "#/properties/unjudged/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.properties.unjudged.type, parentSchema: schema35.properties.unjudged, data: data17 };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
        if (data.trials !== void 0) {
          let data23 = data.trials;
          if (Array.isArray(data23)) {
            const len1 = data23.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data24 = data23[i1];
              if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                if (data24.facts === void 0) {
                  const err50 = { instancePath: instancePath + "/trials/" + i1, schemaPath: "#/properties/trials/items/required", keyword: "required", params: { missingProperty: "facts" }, message: "must have required property 'facts'", schema: schema35.properties.trials.items.required, parentSchema: schema35.properties.trials.items, data: data24 };
                  if (vErrors === null) {
                    vErrors = [err50];
                  } else {
                    vErrors.push(err50);
                  }
                  errors++;
                }
                for (const key6 in data24) {
                  if (!(key6 === "facts" || key6 === "failed" || key6 === "crashed")) {
                    const err51 = { instancePath: instancePath + "/trials/" + i1, schemaPath: "#/properties/trials/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: false, parentSchema: schema35.properties.trials.items, data: data24 };
                    if (vErrors === null) {
                      vErrors = [err51];
                    } else {
                      vErrors.push(err51);
                    }
                    errors++;
                  }
                }
                if (data24.facts !== void 0) {
                  let data25 = data24.facts;
                  if (typeof data25 !== "string" && data25 !== null) {
                    const err52 = { instancePath: instancePath + "/trials/" + i1 + "/facts", schemaPath: "#/properties/trials/items/properties/facts/type", keyword: "type", params: { type: schema35.properties.trials.items.properties.facts.type }, message: "must be string,null", schema: schema35.properties.trials.items.properties.facts.type, parentSchema: schema35.properties.trials.items.properties.facts, data: data25 };
                    if (vErrors === null) {
                      vErrors = [err52];
                    } else {
                      vErrors.push(err52);
                    }
                    errors++;
                  }
                  if (typeof data25 === "string") {
                    if (!pattern7.test(data25)) {
                      const err53 = { instancePath: instancePath + "/trials/" + i1 + "/facts", schemaPath: "#/properties/trials/items/properties/facts/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{12}$" }, message: 'must match pattern "^[0-9a-f]{12}$"', schema: "^[0-9a-f]{12}$", parentSchema: schema35.properties.trials.items.properties.facts, data: data25 };
                      if (vErrors === null) {
                        vErrors = [err53];
                      } else {
                        vErrors.push(err53);
                      }
                      errors++;
                    }
                  }
                }
                if (data24.failed !== void 0) {
                  let data26 = data24.failed;
                  if (Array.isArray(data26)) {
                    if (data26.length < 1) {
                      const err54 = { instancePath: instancePath + "/trials/" + i1 + "/failed", schemaPath: "#/properties/trials/items/properties/failed/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema35.properties.trials.items.properties.failed, data: data26 };
                      if (vErrors === null) {
                        vErrors = [err54];
                      } else {
                        vErrors.push(err54);
                      }
                      errors++;
                    }
                    const len2 = data26.length;
                    for (let i2 = 0; i2 < len2; i2++) {
                      let data27 = data26[i2];
                      if (typeof data27 !== "string") {
                        const err55 = { instancePath: instancePath + "/trials/" + i1 + "/failed/" + i2, schemaPath: "#/properties/trials/items/properties/failed/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema35.properties.trials.items.properties.failed.items.type, parentSchema: schema35.properties.trials.items.properties.failed.items, data: data27 };
                        if (vErrors === null) {
                          vErrors = [err55];
                        } else {
                          vErrors.push(err55);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err56 = { instancePath: instancePath + "/trials/" + i1 + "/failed", schemaPath: "#/properties/trials/items/properties/failed/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema35.properties.trials.items.properties.failed.type, parentSchema: schema35.properties.trials.items.properties.failed, data: data26 };
                    if (vErrors === null) {
                      vErrors = [err56];
                    } else {
                      vErrors.push(err56);
                    }
                    errors++;
                  }
                }
                if (data24.crashed !== void 0) {
                  let data28 = data24.crashed;
                  if (true !== data28) {
                    const err57 = { instancePath: instancePath + "/trials/" + i1 + "/crashed", schemaPath: "#/properties/trials/items/properties/crashed/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema35.properties.trials.items.properties.crashed, data: data28 };
                    if (vErrors === null) {
                      vErrors = [err57];
                    } else {
                      vErrors.push(err57);
                    }
                    errors++;
                  }
                }
              } else {
                const err58 = { instancePath: instancePath + "/trials/" + i1, schemaPath: "#/properties/trials/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.properties.trials.items.type, parentSchema: schema35.properties.trials.items, data: data24 };
                if (vErrors === null) {
                  vErrors = [err58];
                } else {
                  vErrors.push(err58);
                }
                errors++;
              }
            }
          } else {
            const err59 = { instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema35.properties.trials.type, parentSchema: schema35.properties.trials, data: data23 };
            if (vErrors === null) {
              vErrors = [err59];
            } else {
              vErrors.push(err59);
            }
            errors++;
          }
        }
        if (data.rubrics !== void 0) {
          let data29 = data.rubrics;
          if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
            for (const key7 in data29) {
              if (!validate24(data29[key7], { instancePath: instancePath + "/rubrics/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data29, parentDataProperty: key7, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err60 = { instancePath: instancePath + "/rubrics", schemaPath: "#/properties/rubrics/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.properties.rubrics.type, parentSchema: schema35.properties.rubrics, data: data29 };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
        }
      } else {
        const err61 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema35.type, parentSchema: schema35, data };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
      validate23.errors = vErrors;
      return errors === 0;
    }
    validate23.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
        if (data.trials === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "trials" }, message: "must have required property 'trials'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.rubrics === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rubrics" }, message: "must have required property 'rubrics'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.scenarios === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios" }, message: "must have required property 'scenarios'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.errored === void 0) {
          const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errored" }, message: "must have required property 'errored'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!func1.call(schema31.properties, key0)) {
            const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31, data };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.schema !== void 0) {
          let data0 = data.schema;
          if (1 !== data0) {
            const err6 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema31.properties.schema, data: data0 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.read_by !== void 0) {
          let data1 = data.read_by;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.tool === void 0) {
              const err7 = { instancePath: instancePath + "/read_by", schemaPath: "#/properties/read_by/required", keyword: "required", params: { missingProperty: "tool" }, message: "must have required property 'tool'", schema: schema31.properties.read_by.required, parentSchema: schema31.properties.read_by, data: data1 };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data1.mapping === void 0) {
              const err8 = { instancePath: instancePath + "/read_by", schemaPath: "#/properties/read_by/required", keyword: "required", params: { missingProperty: "mapping" }, message: "must have required property 'mapping'", schema: schema31.properties.read_by.required, parentSchema: schema31.properties.read_by, data: data1 };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            for (const key1 in data1) {
              if (!(key1 === "tool" || key1 === "mapping" || key1 === "select" || key1 === "unselected")) {
                const err9 = { instancePath: instancePath + "/read_by", schemaPath: "#/properties/read_by/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.read_by, data: data1 };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (data1.tool !== void 0) {
              let data2 = data1.tool;
              if (typeof data2 !== "string") {
                const err10 = { instancePath: instancePath + "/read_by/tool", schemaPath: "#/properties/read_by/properties/tool/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.read_by.properties.tool.type, parentSchema: schema31.properties.read_by.properties.tool, data: data2 };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data1.mapping !== void 0) {
              let data3 = data1.mapping;
              if (!(data3 && typeof data3 == "object" && !Array.isArray(data3)) && data3 !== null) {
                const err11 = { instancePath: instancePath + "/read_by/mapping", schemaPath: "#/properties/read_by/properties/mapping/type", keyword: "type", params: { type: schema31.properties.read_by.properties.mapping.type }, message: "must be object,null", schema: schema31.properties.read_by.properties.mapping.type, parentSchema: schema31.properties.read_by.properties.mapping, data: data3 };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
              if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
                if (data3.mapping === void 0) {
                  const err12 = { instancePath: instancePath + "/read_by/mapping", schemaPath: "#/properties/read_by/properties/mapping/required", keyword: "required", params: { missingProperty: "mapping" }, message: "must have required property 'mapping'", schema: schema31.properties.read_by.properties.mapping.required, parentSchema: schema31.properties.read_by.properties.mapping, data: data3 };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
                if (data3.hash === void 0) {
                  const err13 = { instancePath: instancePath + "/read_by/mapping", schemaPath: "#/properties/read_by/properties/mapping/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'", schema: schema31.properties.read_by.properties.mapping.required, parentSchema: schema31.properties.read_by.properties.mapping, data: data3 };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                for (const key2 in data3) {
                  if (!(key2 === "mapping" || key2 === "hash")) {
                    const err14 = { instancePath: instancePath + "/read_by/mapping", schemaPath: "#/properties/read_by/properties/mapping/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.read_by.properties.mapping, data: data3 };
                    if (vErrors === null) {
                      vErrors = [err14];
                    } else {
                      vErrors.push(err14);
                    }
                    errors++;
                  }
                }
                if (data3.mapping !== void 0) {
                  let data4 = data3.mapping;
                  if (typeof data4 !== "string") {
                    const err15 = { instancePath: instancePath + "/read_by/mapping/mapping", schemaPath: "#/properties/read_by/properties/mapping/properties/mapping/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.read_by.properties.mapping.properties.mapping.type, parentSchema: schema31.properties.read_by.properties.mapping.properties.mapping, data: data4 };
                    if (vErrors === null) {
                      vErrors = [err15];
                    } else {
                      vErrors.push(err15);
                    }
                    errors++;
                  }
                }
                if (data3.hash !== void 0) {
                  let data5 = data3.hash;
                  if (typeof data5 !== "string") {
                    const err16 = { instancePath: instancePath + "/read_by/mapping/hash", schemaPath: "#/properties/read_by/properties/mapping/properties/hash/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.read_by.properties.mapping.properties.hash.type, parentSchema: schema31.properties.read_by.properties.mapping.properties.hash, data: data5 };
                    if (vErrors === null) {
                      vErrors = [err16];
                    } else {
                      vErrors.push(err16);
                    }
                    errors++;
                  }
                }
              }
            }
            if (data1.select !== void 0) {
              let data6 = data1.select;
              if (Array.isArray(data6)) {
                if (data6.length < 1) {
                  const err17 = { instancePath: instancePath + "/read_by/select", schemaPath: "#/properties/read_by/properties/select/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.read_by.properties.select, data: data6 };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
                const len0 = data6.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data7 = data6[i0];
                  if (typeof data7 !== "string") {
                    const err18 = { instancePath: instancePath + "/read_by/select/" + i0, schemaPath: "#/properties/read_by/properties/select/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.read_by.properties.select.items.type, parentSchema: schema31.properties.read_by.properties.select.items, data: data7 };
                    if (vErrors === null) {
                      vErrors = [err18];
                    } else {
                      vErrors.push(err18);
                    }
                    errors++;
                  }
                }
              } else {
                const err19 = { instancePath: instancePath + "/read_by/select", schemaPath: "#/properties/read_by/properties/select/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.read_by.properties.select.type, parentSchema: schema31.properties.read_by.properties.select, data: data6 };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
            if (data1.unselected !== void 0) {
              let data8 = data1.unselected;
              if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                if (data8.trials === void 0) {
                  const err20 = { instancePath: instancePath + "/read_by/unselected", schemaPath: "#/properties/read_by/properties/unselected/required", keyword: "required", params: { missingProperty: "trials" }, message: "must have required property 'trials'", schema: schema31.properties.read_by.properties.unselected.required, parentSchema: schema31.properties.read_by.properties.unselected, data: data8 };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
                for (const key3 in data8) {
                  if (!(key3 === "trials" || key3 === "scenarios")) {
                    const err21 = { instancePath: instancePath + "/read_by/unselected", schemaPath: "#/properties/read_by/properties/unselected/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.read_by.properties.unselected, data: data8 };
                    if (vErrors === null) {
                      vErrors = [err21];
                    } else {
                      vErrors.push(err21);
                    }
                    errors++;
                  }
                }
                if (data8.trials !== void 0) {
                  let data9 = data8.trials;
                  if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                    const err22 = { instancePath: instancePath + "/read_by/unselected/trials", schemaPath: "#/properties/read_by/properties/unselected/properties/trials/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.read_by.properties.unselected.properties.trials.type, parentSchema: schema31.properties.read_by.properties.unselected.properties.trials, data: data9 };
                    if (vErrors === null) {
                      vErrors = [err22];
                    } else {
                      vErrors.push(err22);
                    }
                    errors++;
                  }
                  if (typeof data9 == "number" && isFinite(data9)) {
                    if (data9 < 1 || isNaN(data9)) {
                      const err23 = { instancePath: instancePath + "/read_by/unselected/trials", schemaPath: "#/properties/read_by/properties/unselected/properties/trials/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema31.properties.read_by.properties.unselected.properties.trials, data: data9 };
                      if (vErrors === null) {
                        vErrors = [err23];
                      } else {
                        vErrors.push(err23);
                      }
                      errors++;
                    }
                  }
                }
                if (data8.scenarios !== void 0) {
                  let data10 = data8.scenarios;
                  if (!(typeof data10 == "number" && (!(data10 % 1) && !isNaN(data10)) && isFinite(data10))) {
                    const err24 = { instancePath: instancePath + "/read_by/unselected/scenarios", schemaPath: "#/properties/read_by/properties/unselected/properties/scenarios/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.read_by.properties.unselected.properties.scenarios.type, parentSchema: schema31.properties.read_by.properties.unselected.properties.scenarios, data: data10 };
                    if (vErrors === null) {
                      vErrors = [err24];
                    } else {
                      vErrors.push(err24);
                    }
                    errors++;
                  }
                  if (typeof data10 == "number" && isFinite(data10)) {
                    if (data10 < 0 || isNaN(data10)) {
                      const err25 = { instancePath: instancePath + "/read_by/unselected/scenarios", schemaPath: "#/properties/read_by/properties/unselected/properties/scenarios/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.read_by.properties.unselected.properties.scenarios, data: data10 };
                      if (vErrors === null) {
                        vErrors = [err25];
                      } else {
                        vErrors.push(err25);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err26 = { instancePath: instancePath + "/read_by/unselected", schemaPath: "#/properties/read_by/properties/unselected/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.read_by.properties.unselected.type, parentSchema: schema31.properties.read_by.properties.unselected, data: data8 };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
          } else {
            const err27 = { instancePath: instancePath + "/read_by", schemaPath: "#/properties/read_by/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.read_by.type, parentSchema: schema31.properties.read_by, data: data1 };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
        if (data.judges !== void 0) {
          let data11 = data.judges;
          if (Array.isArray(data11)) {
            const len1 = data11.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data12 = data11[i1];
              if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                if (data12.judge === void 0) {
                  const err28 = { instancePath: instancePath + "/judges/" + i1, schemaPath: "#/properties/judges/items/required", keyword: "required", params: { missingProperty: "judge" }, message: "must have required property 'judge'", schema: schema31.properties.judges.items.required, parentSchema: schema31.properties.judges.items, data: data12 };
                  if (vErrors === null) {
                    vErrors = [err28];
                  } else {
                    vErrors.push(err28);
                  }
                  errors++;
                }
                if (data12.trials === void 0) {
                  const err29 = { instancePath: instancePath + "/judges/" + i1, schemaPath: "#/properties/judges/items/required", keyword: "required", params: { missingProperty: "trials" }, message: "must have required property 'trials'", schema: schema31.properties.judges.items.required, parentSchema: schema31.properties.judges.items, data: data12 };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                }
                for (const key4 in data12) {
                  if (!(key4 === "judge" || key4 === "trials" || key4 === "question")) {
                    const err30 = { instancePath: instancePath + "/judges/" + i1, schemaPath: "#/properties/judges/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.judges.items, data: data12 };
                    if (vErrors === null) {
                      vErrors = [err30];
                    } else {
                      vErrors.push(err30);
                    }
                    errors++;
                  }
                }
                if (data12.judge !== void 0) {
                  let data13 = data12.judge;
                  if (typeof data13 !== "string" && data13 !== null) {
                    const err31 = { instancePath: instancePath + "/judges/" + i1 + "/judge", schemaPath: "#/properties/judges/items/properties/judge/type", keyword: "type", params: { type: schema31.properties.judges.items.properties.judge.type }, message: "must be string,null", schema: schema31.properties.judges.items.properties.judge.type, parentSchema: schema31.properties.judges.items.properties.judge, data: data13 };
                    if (vErrors === null) {
                      vErrors = [err31];
                    } else {
                      vErrors.push(err31);
                    }
                    errors++;
                  }
                }
                if (data12.trials !== void 0) {
                  let data14 = data12.trials;
                  if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
                    const err32 = { instancePath: instancePath + "/judges/" + i1 + "/trials", schemaPath: "#/properties/judges/items/properties/trials/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.judges.items.properties.trials.type, parentSchema: schema31.properties.judges.items.properties.trials, data: data14 };
                    if (vErrors === null) {
                      vErrors = [err32];
                    } else {
                      vErrors.push(err32);
                    }
                    errors++;
                  }
                  if (typeof data14 == "number" && isFinite(data14)) {
                    if (data14 < 1 || isNaN(data14)) {
                      const err33 = { instancePath: instancePath + "/judges/" + i1 + "/trials", schemaPath: "#/properties/judges/items/properties/trials/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema31.properties.judges.items.properties.trials, data: data14 };
                      if (vErrors === null) {
                        vErrors = [err33];
                      } else {
                        vErrors.push(err33);
                      }
                      errors++;
                    }
                  }
                }
                if (data12.question !== void 0) {
                  let data15 = data12.question;
                  if (typeof data15 !== "string") {
                    const err34 = { instancePath: instancePath + "/judges/" + i1 + "/question", schemaPath: "#/properties/judges/items/properties/question/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.judges.items.properties.question.type, parentSchema: schema31.properties.judges.items.properties.question, data: data15 };
                    if (vErrors === null) {
                      vErrors = [err34];
                    } else {
                      vErrors.push(err34);
                    }
                    errors++;
                  }
                }
              } else {
                const err35 = { instancePath: instancePath + "/judges/" + i1, schemaPath: "#/properties/judges/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.judges.items.type, parentSchema: schema31.properties.judges.items, data: data12 };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              }
            }
          } else {
            const err36 = { instancePath: instancePath + "/judges", schemaPath: "#/properties/judges/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.judges.type, parentSchema: schema31.properties.judges, data: data11 };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
        }
        if (data.usage !== void 0) {
          let data16 = data.usage;
          if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
            if (data16.cost_usd === void 0) {
              const err37 = { instancePath: instancePath + "/usage", schemaPath: "#/properties/usage/required", keyword: "required", params: { missingProperty: "cost_usd" }, message: "must have required property 'cost_usd'", schema: schema31.properties.usage.required, parentSchema: schema31.properties.usage, data: data16 };
              if (vErrors === null) {
                vErrors = [err37];
              } else {
                vErrors.push(err37);
              }
              errors++;
            }
            if (data16.trials === void 0) {
              const err38 = { instancePath: instancePath + "/usage", schemaPath: "#/properties/usage/required", keyword: "required", params: { missingProperty: "trials" }, message: "must have required property 'trials'", schema: schema31.properties.usage.required, parentSchema: schema31.properties.usage, data: data16 };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
            for (const key5 in data16) {
              if (!(key5 === "cost_usd" || key5 === "trials")) {
                const err39 = { instancePath: instancePath + "/usage", schemaPath: "#/properties/usage/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.usage, data: data16 };
                if (vErrors === null) {
                  vErrors = [err39];
                } else {
                  vErrors.push(err39);
                }
                errors++;
              }
            }
            if (data16.cost_usd !== void 0) {
              let data17 = data16.cost_usd;
              if (typeof data17 == "number" && isFinite(data17)) {
                if (data17 < 0 || isNaN(data17)) {
                  const err40 = { instancePath: instancePath + "/usage/cost_usd", schemaPath: "#/properties/usage/properties/cost_usd/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.usage.properties.cost_usd, data: data17 };
                  if (vErrors === null) {
                    vErrors = [err40];
                  } else {
                    vErrors.push(err40);
                  }
                  errors++;
                }
              } else {
                const err41 = { instancePath: instancePath + "/usage/cost_usd", schemaPath: "#/properties/usage/properties/cost_usd/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema31.properties.usage.properties.cost_usd.type, parentSchema: schema31.properties.usage.properties.cost_usd, data: data17 };
                if (vErrors === null) {
                  vErrors = [err41];
                } else {
                  vErrors.push(err41);
                }
                errors++;
              }
            }
            if (data16.trials !== void 0) {
              let data18 = data16.trials;
              if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
                const err42 = { instancePath: instancePath + "/usage/trials", schemaPath: "#/properties/usage/properties/trials/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.usage.properties.trials.type, parentSchema: schema31.properties.usage.properties.trials, data: data18 };
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              }
              if (typeof data18 == "number" && isFinite(data18)) {
                if (data18 < 1 || isNaN(data18)) {
                  const err43 = { instancePath: instancePath + "/usage/trials", schemaPath: "#/properties/usage/properties/trials/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema31.properties.usage.properties.trials, data: data18 };
                  if (vErrors === null) {
                    vErrors = [err43];
                  } else {
                    vErrors.push(err43);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err44 = { instancePath: instancePath + "/usage", schemaPath: "#/properties/usage/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.usage.type, parentSchema: schema31.properties.usage, data: data16 };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
        }
        if (data.redacted !== void 0) {
          let data19 = data.redacted;
          if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
            for (const key6 in data19) {
              let data20 = data19[key6];
              if (!(typeof data20 == "number" && (!(data20 % 1) && !isNaN(data20)) && isFinite(data20))) {
                const err45 = { instancePath: instancePath + "/redacted/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/redacted/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.redacted.additionalProperties.type, parentSchema: schema31.properties.redacted.additionalProperties, data: data20 };
                if (vErrors === null) {
                  vErrors = [err45];
                } else {
                  vErrors.push(err45);
                }
                errors++;
              }
              if (typeof data20 == "number" && isFinite(data20)) {
                if (data20 < 1 || isNaN(data20)) {
                  const err46 = { instancePath: instancePath + "/redacted/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/redacted/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema31.properties.redacted.additionalProperties, data: data20 };
                  if (vErrors === null) {
                    vErrors = [err46];
                  } else {
                    vErrors.push(err46);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err47 = { instancePath: instancePath + "/redacted", schemaPath: "#/properties/redacted/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.redacted.type, parentSchema: schema31.properties.redacted, data: data19 };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        if (data.trials !== void 0) {
          let data21 = data.trials;
          if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
            if (data21.scored === void 0) {
              const err48 = { instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/required", keyword: "required", params: { missingProperty: "scored" }, message: "must have required property 'scored'", schema: schema31.properties.trials.required, parentSchema: schema31.properties.trials, data: data21 };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
            if (data21.errored === void 0) {
              const err49 = { instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/required", keyword: "required", params: { missingProperty: "errored" }, message: "must have required property 'errored'", schema: schema31.properties.trials.required, parentSchema: schema31.properties.trials, data: data21 };
              if (vErrors === null) {
                vErrors = [err49];
              } else {
                vErrors.push(err49);
              }
              errors++;
            }
            if (data21.unclassified === void 0) {
              const err50 = { instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/required", keyword: "required", params: { missingProperty: "unclassified" }, message: "must have required property 'unclassified'", schema: schema31.properties.trials.required, parentSchema: schema31.properties.trials, data: data21 };
              if (vErrors === null) {
                vErrors = [err50];
              } else {
                vErrors.push(err50);
              }
              errors++;
            }
            for (const key7 in data21) {
              if (!(key7 === "scored" || key7 === "errored" || key7 === "unclassified")) {
                const err51 = { instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.trials, data: data21 };
                if (vErrors === null) {
                  vErrors = [err51];
                } else {
                  vErrors.push(err51);
                }
                errors++;
              }
            }
            if (data21.scored !== void 0) {
              let data22 = data21.scored;
              if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
                const err52 = { instancePath: instancePath + "/trials/scored", schemaPath: "#/properties/trials/properties/scored/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.trials.properties.scored.type, parentSchema: schema31.properties.trials.properties.scored, data: data22 };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
              if (typeof data22 == "number" && isFinite(data22)) {
                if (data22 < 0 || isNaN(data22)) {
                  const err53 = { instancePath: instancePath + "/trials/scored", schemaPath: "#/properties/trials/properties/scored/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.trials.properties.scored, data: data22 };
                  if (vErrors === null) {
                    vErrors = [err53];
                  } else {
                    vErrors.push(err53);
                  }
                  errors++;
                }
              }
            }
            if (data21.errored !== void 0) {
              let data23 = data21.errored;
              if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                if (data23.agent === void 0) {
                  const err54 = { instancePath: instancePath + "/trials/errored", schemaPath: "#/$defs/errors/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'", schema: schema32.required, parentSchema: schema32, data: data23 };
                  if (vErrors === null) {
                    vErrors = [err54];
                  } else {
                    vErrors.push(err54);
                  }
                  errors++;
                }
                if (data23.infrastructure === void 0) {
                  const err55 = { instancePath: instancePath + "/trials/errored", schemaPath: "#/$defs/errors/required", keyword: "required", params: { missingProperty: "infrastructure" }, message: "must have required property 'infrastructure'", schema: schema32.required, parentSchema: schema32, data: data23 };
                  if (vErrors === null) {
                    vErrors = [err55];
                  } else {
                    vErrors.push(err55);
                  }
                  errors++;
                }
                if (data23.judge === void 0) {
                  const err56 = { instancePath: instancePath + "/trials/errored", schemaPath: "#/$defs/errors/required", keyword: "required", params: { missingProperty: "judge" }, message: "must have required property 'judge'", schema: schema32.required, parentSchema: schema32, data: data23 };
                  if (vErrors === null) {
                    vErrors = [err56];
                  } else {
                    vErrors.push(err56);
                  }
                  errors++;
                }
                for (const key8 in data23) {
                  if (!(key8 === "agent" || key8 === "infrastructure" || key8 === "judge")) {
                    const err57 = { instancePath: instancePath + "/trials/errored", schemaPath: "#/$defs/errors/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties", schema: false, parentSchema: schema32, data: data23 };
                    if (vErrors === null) {
                      vErrors = [err57];
                    } else {
                      vErrors.push(err57);
                    }
                    errors++;
                  }
                }
                if (data23.agent !== void 0) {
                  let data24 = data23.agent;
                  if (!(typeof data24 == "number" && (!(data24 % 1) && !isNaN(data24)) && isFinite(data24))) {
                    const err58 = { instancePath: instancePath + "/trials/errored/agent", schemaPath: "#/$defs/errors/properties/agent/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema32.properties.agent.type, parentSchema: schema32.properties.agent, data: data24 };
                    if (vErrors === null) {
                      vErrors = [err58];
                    } else {
                      vErrors.push(err58);
                    }
                    errors++;
                  }
                  if (typeof data24 == "number" && isFinite(data24)) {
                    if (data24 < 0 || isNaN(data24)) {
                      const err59 = { instancePath: instancePath + "/trials/errored/agent", schemaPath: "#/$defs/errors/properties/agent/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema32.properties.agent, data: data24 };
                      if (vErrors === null) {
                        vErrors = [err59];
                      } else {
                        vErrors.push(err59);
                      }
                      errors++;
                    }
                  }
                }
                if (data23.infrastructure !== void 0) {
                  let data25 = data23.infrastructure;
                  if (!(typeof data25 == "number" && (!(data25 % 1) && !isNaN(data25)) && isFinite(data25))) {
                    const err60 = { instancePath: instancePath + "/trials/errored/infrastructure", schemaPath: "#/$defs/errors/properties/infrastructure/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema32.properties.infrastructure.type, parentSchema: schema32.properties.infrastructure, data: data25 };
                    if (vErrors === null) {
                      vErrors = [err60];
                    } else {
                      vErrors.push(err60);
                    }
                    errors++;
                  }
                  if (typeof data25 == "number" && isFinite(data25)) {
                    if (data25 < 0 || isNaN(data25)) {
                      const err61 = { instancePath: instancePath + "/trials/errored/infrastructure", schemaPath: "#/$defs/errors/properties/infrastructure/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema32.properties.infrastructure, data: data25 };
                      if (vErrors === null) {
                        vErrors = [err61];
                      } else {
                        vErrors.push(err61);
                      }
                      errors++;
                    }
                  }
                }
                if (data23.judge !== void 0) {
                  let data26 = data23.judge;
                  if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
                    const err62 = { instancePath: instancePath + "/trials/errored/judge", schemaPath: "#/$defs/errors/properties/judge/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema32.properties.judge.type, parentSchema: schema32.properties.judge, data: data26 };
                    if (vErrors === null) {
                      vErrors = [err62];
                    } else {
                      vErrors.push(err62);
                    }
                    errors++;
                  }
                  if (typeof data26 == "number" && isFinite(data26)) {
                    if (data26 < 0 || isNaN(data26)) {
                      const err63 = { instancePath: instancePath + "/trials/errored/judge", schemaPath: "#/$defs/errors/properties/judge/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema32.properties.judge, data: data26 };
                      if (vErrors === null) {
                        vErrors = [err63];
                      } else {
                        vErrors.push(err63);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err64 = { instancePath: instancePath + "/trials/errored", schemaPath: "#/$defs/errors/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data: data23 };
                if (vErrors === null) {
                  vErrors = [err64];
                } else {
                  vErrors.push(err64);
                }
                errors++;
              }
            }
            if (data21.unclassified !== void 0) {
              let data27 = data21.unclassified;
              if (!(typeof data27 == "number" && (!(data27 % 1) && !isNaN(data27)) && isFinite(data27))) {
                const err65 = { instancePath: instancePath + "/trials/unclassified", schemaPath: "#/properties/trials/properties/unclassified/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.trials.properties.unclassified.type, parentSchema: schema31.properties.trials.properties.unclassified, data: data27 };
                if (vErrors === null) {
                  vErrors = [err65];
                } else {
                  vErrors.push(err65);
                }
                errors++;
              }
              if (typeof data27 == "number" && isFinite(data27)) {
                if (data27 < 0 || isNaN(data27)) {
                  const err66 = { instancePath: instancePath + "/trials/unclassified", schemaPath: "#/properties/trials/properties/unclassified/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.trials.properties.unclassified, data: data27 };
                  if (vErrors === null) {
                    vErrors = [err66];
                  } else {
                    vErrors.push(err66);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err67 = { instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.trials.type, parentSchema: schema31.properties.trials, data: data21 };
            if (vErrors === null) {
              vErrors = [err67];
            } else {
              vErrors.push(err67);
            }
            errors++;
          }
        }
        if (data.rubrics !== void 0) {
          let data28 = data.rubrics;
          if (Array.isArray(data28)) {
            const len2 = data28.length;
            for (let i2 = 0; i2 < len2; i2++) {
              if (!validate21(data28[i2], { instancePath: instancePath + "/rubrics/" + i2, parentData: data28, parentDataProperty: i2, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err68 = { instancePath: instancePath + "/rubrics", schemaPath: "#/properties/rubrics/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.rubrics.type, parentSchema: schema31.properties.rubrics, data: data28 };
            if (vErrors === null) {
              vErrors = [err68];
            } else {
              vErrors.push(err68);
            }
            errors++;
          }
        }
        if (data.scenarios !== void 0) {
          let data30 = data.scenarios;
          if (Array.isArray(data30)) {
            const len3 = data30.length;
            for (let i3 = 0; i3 < len3; i3++) {
              if (!validate23(data30[i3], { instancePath: instancePath + "/scenarios/" + i3, parentData: data30, parentDataProperty: i3, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err69 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.scenarios.type, parentSchema: schema31.properties.scenarios, data: data30 };
            if (vErrors === null) {
              vErrors = [err69];
            } else {
              vErrors.push(err69);
            }
            errors++;
          }
        }
        if (data.errored !== void 0) {
          let data32 = data.errored;
          if (Array.isArray(data32)) {
            const len4 = data32.length;
            for (let i4 = 0; i4 < len4; i4++) {
              let data33 = data32[i4];
              if (data33 && typeof data33 == "object" && !Array.isArray(data33)) {
                if (data33.scenario === void 0) {
                  const err70 = { instancePath: instancePath + "/errored/" + i4, schemaPath: "#/properties/errored/items/required", keyword: "required", params: { missingProperty: "scenario" }, message: "must have required property 'scenario'", schema: schema31.properties.errored.items.required, parentSchema: schema31.properties.errored.items, data: data33 };
                  if (vErrors === null) {
                    vErrors = [err70];
                  } else {
                    vErrors.push(err70);
                  }
                  errors++;
                }
                if (data33.trial === void 0) {
                  const err71 = { instancePath: instancePath + "/errored/" + i4, schemaPath: "#/properties/errored/items/required", keyword: "required", params: { missingProperty: "trial" }, message: "must have required property 'trial'", schema: schema31.properties.errored.items.required, parentSchema: schema31.properties.errored.items, data: data33 };
                  if (vErrors === null) {
                    vErrors = [err71];
                  } else {
                    vErrors.push(err71);
                  }
                  errors++;
                }
                if (data33.kind === void 0) {
                  const err72 = { instancePath: instancePath + "/errored/" + i4, schemaPath: "#/properties/errored/items/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema31.properties.errored.items.required, parentSchema: schema31.properties.errored.items, data: data33 };
                  if (vErrors === null) {
                    vErrors = [err72];
                  } else {
                    vErrors.push(err72);
                  }
                  errors++;
                }
                if (data33.classified === void 0) {
                  const err73 = { instancePath: instancePath + "/errored/" + i4, schemaPath: "#/properties/errored/items/required", keyword: "required", params: { missingProperty: "classified" }, message: "must have required property 'classified'", schema: schema31.properties.errored.items.required, parentSchema: schema31.properties.errored.items, data: data33 };
                  if (vErrors === null) {
                    vErrors = [err73];
                  } else {
                    vErrors.push(err73);
                  }
                  errors++;
                }
                if (data33.message === void 0) {
                  const err74 = { instancePath: instancePath + "/errored/" + i4, schemaPath: "#/properties/errored/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema31.properties.errored.items.required, parentSchema: schema31.properties.errored.items, data: data33 };
                  if (vErrors === null) {
                    vErrors = [err74];
                  } else {
                    vErrors.push(err74);
                  }
                  errors++;
                }
                for (const key9 in data33) {
                  if (!(key9 === "scenario" || key9 === "trial" || key9 === "kind" || key9 === "classified" || key9 === "message" || key9 === "refused")) {
                    const err75 = { instancePath: instancePath + "/errored/" + i4, schemaPath: "#/properties/errored/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.errored.items, data: data33 };
                    if (vErrors === null) {
                      vErrors = [err75];
                    } else {
                      vErrors.push(err75);
                    }
                    errors++;
                  }
                }
                if (data33.scenario !== void 0) {
                  let data34 = data33.scenario;
                  if (typeof data34 === "string") {
                    if (!pattern5.test(data34)) {
                      const err76 = { instancePath: instancePath + "/errored/" + i4 + "/scenario", schemaPath: "#/properties/errored/items/properties/scenario/pattern", keyword: "pattern", params: { pattern: "^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{1,1000}$" }, message: 'must match pattern "^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{1,1000}$"', schema: "^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{1,1000}$", parentSchema: schema31.properties.errored.items.properties.scenario, data: data34 };
                      if (vErrors === null) {
                        vErrors = [err76];
                      } else {
                        vErrors.push(err76);
                      }
                      errors++;
                    }
                  } else {
                    const err77 = { instancePath: instancePath + "/errored/" + i4 + "/scenario", schemaPath: "#/properties/errored/items/properties/scenario/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.errored.items.properties.scenario.type, parentSchema: schema31.properties.errored.items.properties.scenario, data: data34 };
                    if (vErrors === null) {
                      vErrors = [err77];
                    } else {
                      vErrors.push(err77);
                    }
                    errors++;
                  }
                }
                if (data33.trial !== void 0) {
                  let data35 = data33.trial;
                  if (!(typeof data35 == "number" && (!(data35 % 1) && !isNaN(data35)) && isFinite(data35))) {
                    const err78 = { instancePath: instancePath + "/errored/" + i4 + "/trial", schemaPath: "#/properties/errored/items/properties/trial/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.errored.items.properties.trial.type, parentSchema: schema31.properties.errored.items.properties.trial, data: data35 };
                    if (vErrors === null) {
                      vErrors = [err78];
                    } else {
                      vErrors.push(err78);
                    }
                    errors++;
                  }
                }
                if (data33.kind !== void 0) {
                  let data36 = data33.kind;
                  if (!(data36 === "agent" || data36 === "infrastructure" || data36 === "judge")) {
                    const err79 = { instancePath: instancePath + "/errored/" + i4 + "/kind", schemaPath: "#/properties/errored/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema31.properties.errored.items.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.errored.items.properties.kind.enum, parentSchema: schema31.properties.errored.items.properties.kind, data: data36 };
                    if (vErrors === null) {
                      vErrors = [err79];
                    } else {
                      vErrors.push(err79);
                    }
                    errors++;
                  }
                }
                if (data33.classified !== void 0) {
                  let data37 = data33.classified;
                  if (typeof data37 !== "boolean") {
                    const err80 = { instancePath: instancePath + "/errored/" + i4 + "/classified", schemaPath: "#/properties/errored/items/properties/classified/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema31.properties.errored.items.properties.classified.type, parentSchema: schema31.properties.errored.items.properties.classified, data: data37 };
                    if (vErrors === null) {
                      vErrors = [err80];
                    } else {
                      vErrors.push(err80);
                    }
                    errors++;
                  }
                }
                if (data33.message !== void 0) {
                  let data38 = data33.message;
                  if (typeof data38 === "string") {
                    if (func5(data38) > 300) {
                      const err81 = { instancePath: instancePath + "/errored/" + i4 + "/message", schemaPath: "#/properties/errored/items/properties/message/maxLength", keyword: "maxLength", params: { limit: 300 }, message: "must NOT have more than 300 characters", schema: 300, parentSchema: schema31.properties.errored.items.properties.message, data: data38 };
                      if (vErrors === null) {
                        vErrors = [err81];
                      } else {
                        vErrors.push(err81);
                      }
                      errors++;
                    }
                  } else {
                    const err82 = { instancePath: instancePath + "/errored/" + i4 + "/message", schemaPath: "#/properties/errored/items/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.errored.items.properties.message.type, parentSchema: schema31.properties.errored.items.properties.message, data: data38 };
                    if (vErrors === null) {
                      vErrors = [err82];
                    } else {
                      vErrors.push(err82);
                    }
                    errors++;
                  }
                }
                if (data33.refused !== void 0) {
                  let data39 = data33.refused;
                  if (true !== data39) {
                    const err83 = { instancePath: instancePath + "/errored/" + i4 + "/refused", schemaPath: "#/properties/errored/items/properties/refused/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema31.properties.errored.items.properties.refused, data: data39 };
                    if (vErrors === null) {
                      vErrors = [err83];
                    } else {
                      vErrors.push(err83);
                    }
                    errors++;
                  }
                }
              } else {
                const err84 = { instancePath: instancePath + "/errored/" + i4, schemaPath: "#/properties/errored/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.errored.items.type, parentSchema: schema31.properties.errored.items, data: data33 };
                if (vErrors === null) {
                  vErrors = [err84];
                } else {
                  vErrors.push(err84);
                }
                errors++;
              }
            }
          } else {
            const err85 = { instancePath: instancePath + "/errored", schemaPath: "#/properties/errored/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.errored.type, parentSchema: schema31.properties.errored, data: data32 };
            if (vErrors === null) {
              vErrors = [err85];
            } else {
              vErrors.push(err85);
            }
            errors++;
          }
        }
      } else {
        const err86 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
        if (vErrors === null) {
          vErrors = [err86];
        } else {
          vErrors.push(err86);
        }
        errors++;
      }
      validate20.errors = vErrors;
      return errors === 0;
    }
    validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  }
});

// entered:./schemas/report.schema.json?ready
module.exports = require_report_schema();
