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

// schemas/mapping.schema.json?ready
var require_mapping_schema = __commonJS({
  "schemas/mapping.schema.json?ready"(exports2, module2) {
    "use strict";
    module2.exports = validate20;
    module2.exports.default = validate20;
    var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/agent-gate/agent-regression-gate/v0/schemas/mapping.schema.json", "title": "Agent Gate mapping", "$comment": "`allOf` is for editors: the reader of the file reports these cases itself.", "type": "object", "additionalProperties": false, "required": ["mapping", "scenario"], "properties": { "$schema": { "type": "string", "examples": ["https://raw.githubusercontent.com/agent-gate/agent-regression-gate/v0/schemas/mapping.schema.json"] }, "mapping": { "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$", "maxLength": 64, "examples": ["tau-bench"] }, "description": { "type": "string", "examples": ["Trajectories of tau-bench, airline and retail"] }, "format": { "enum": ["json", "jsonl", "csv", "junit"] }, "records": { "type": "string", "pattern": `^\\$((\\.[A-Za-z_][A-Za-z0-9_-]*|\\['[^'\\\\]*'\\]|\\["[^"\\\\]*"\\])*\\[\\*\\])?$`, "default": "$[*]", "examples": ["$[*]", "$.results.results[*]", "$"] }, "each": { "$ref": "#/$defs/selector", "examples": ["$.requirements[*]", "$[*]", "$.suites[*].cases[*]", "$['passed', 'failed'][*]", "$..[?@.passed]"] }, "columns": { "$ref": "#/$defs/selector", "examples": ["$.columns"] }, "decode": { "$ref": "#/$defs/selector", "examples": ["$", "$.payload"] }, "archive": { "type": "object", "additionalProperties": false, "required": ["record", "each"], "properties": { "record": { "type": "string", "minLength": 1, "examples": ["header.json"] }, "each": { "type": "string", "pattern": "^[^*]*\\*[^*]*$", "examples": ["samples/*.json"] } }, "examples": [{ "record": "header.json", "each": "samples/*.json" }] }, "gather": { "type": "object", "additionalProperties": false, "required": ["by"], "properties": { "items": { "$ref": "#/$defs/selector", "default": "$", "examples": ["$.resourceSpans[*].scopeSpans[*].spans[*]"] }, "by": { "$ref": "#/$defs/valueSpec", "examples": ["$.traceId"] }, "order": { "$ref": "#/$defs/valueSpec", "examples": ["$.startTimeUnixNano"] } }, "examples": [{ "by": "$.trace_id", "order": "$.start_time" }] }, "join": { "type": "object", "additionalProperties": false, "required": ["files", "by", "to"], "properties": { "files": { "type": "string", "examples": ["^traces/", "\\.trace\\.json$"] }, "records": { "type": "string", "pattern": `^\\$((\\.[A-Za-z_][A-Za-z0-9_-]*|\\['[^'\\\\]*'\\]|\\["[^"\\\\]*"\\])*\\[\\*\\])?$`, "default": "$[*]", "examples": ["$[*]", "$"] }, "by": { "$ref": "#/$defs/valueSpec", "examples": ["$.task_id", { "file": true, "match": "([^/]+)\\.json$" }] }, "to": { "$ref": "#/$defs/valueSpec", "examples": ["$.id", "$.key"] } }, "examples": [{ "files": "^traces/", "by": "$.task_id", "to": "$.id" }] }, "nan": { "const": "absent", "type": "string" }, "csv": { "type": "object", "additionalProperties": false, "properties": { "delimiter": { "type": "string", "minLength": 1, "maxLength": 1, "examples": [";", "	"] }, "results_from": { "type": "string", "examples": ["^\\[.*\\] "] } } }, "unfinished": { "$ref": "#/$defs/valueSpec", "examples": [{ "select": "$.status", "map": { "success": false, "cancelled": "it was cancelled" } }] }, "expect": { "type": "object", "additionalProperties": false, "properties": { "records": { "$ref": "#/$defs/valueSpec", "examples": ["$.total"] }, "trials": { "$ref": "#/$defs/valueSpec", "examples": ["$.summary.tests"] }, "scenarios": { "$ref": "#/$defs/valueSpec", "examples": ["$.dataset.size"] }, "passed": { "$ref": "#/$defs/valueSpec", "examples": ["$.stats.successes"] }, "failed": { "$ref": "#/$defs/valueSpec", "examples": ["$.stats.failures"] }, "errors": { "$ref": "#/$defs/valueSpec", "examples": ["$.stats.errors"] }, "pass_rate": { "$ref": "#/$defs/valueSpec", "examples": ["$.accuracy", { "select": "$.percent", "scale": 0.01 }] } } }, "when": { "$ref": "#/$defs/valueSpec", "examples": [{ "select": "$.type", "equals": "result" }] }, "scenario": { "$ref": "#/$defs/valueSpec", "examples": ["$.task_id", { "parts": ["$.suite", "$.name"] }, { "select": "$.question", "slug": true }] }, "trial": { "$ref": "#/$defs/valueSpec", "examples": ["$.epoch"] }, "number_trials": { "type": ["boolean", "string", "object"], "if": { "type": "boolean" }, "then": { "const": true }, "else": { "$ref": "#/$defs/valueSpec" }, "examples": [true, "$.provider"] }, "title": { "$ref": "#/$defs/valueSpec", "examples": ["$.description"] }, "tags": { "$ref": "#/$defs/valueSpec", "examples": ["$.metadata.tags"] }, "facts": { "type": "object", "propertyNames": { "pattern": "^[A-Za-z_][A-Za-z0-9_-]*(\\.[A-Za-z_][A-Za-z0-9_-]*)*$" }, "additionalProperties": { "$ref": "#/$defs/valueSpec" }, "examples": [{ "output": "$.answer", "ground_truth.answer": "$.expected", "harness.passed": "$.success" }] }, "trace": { "type": "object", "additionalProperties": false, "required": ["steps"], "properties": { "steps": { "$ref": "#/$defs/selector", "examples": ["$.messages[*]", "$.traj[?@.role != 'system']"] }, "message": { "type": "object", "additionalProperties": false, "required": ["role", "text"], "properties": { "when": { "$ref": "#/$defs/valueSpec" }, "role": { "$ref": "#/$defs/valueSpec", "examples": ["$.role"] }, "text": { "$ref": "#/$defs/valueSpec", "examples": ["$.content"] } } }, "calls": { "type": "object", "additionalProperties": false, "required": ["select", "tool"], "properties": { "select": { "$ref": "#/$defs/selector", "examples": ["$.tool_calls[*]"] }, "when": { "$ref": "#/$defs/valueSpec" }, "tool": { "$ref": "#/$defs/valueSpec", "examples": ["$.function.name"] }, "args": { "$ref": "#/$defs/valueSpec", "examples": [{ "select": "$.function.arguments", "parse": ["json", "python", "text"] }] }, "id": { "$ref": "#/$defs/valueSpec", "examples": ["$.id"] }, "result": { "$ref": "#/$defs/valueSpec" }, "error": { "$ref": "#/$defs/valueSpec" } } }, "results": { "type": "object", "additionalProperties": false, "required": ["when", "result"], "properties": { "select": { "$ref": "#/$defs/selector", "default": "$", "examples": ["$.content[*]"] }, "when": { "$ref": "#/$defs/valueSpec", "examples": [{ "select": "$.role", "equals": "tool" }] }, "id": { "$ref": "#/$defs/valueSpec", "examples": ["$.tool_call_id"] }, "tool": { "$ref": "#/$defs/valueSpec", "examples": ["$.name"] }, "result": { "$ref": "#/$defs/valueSpec", "examples": ["$.content"] }, "error": { "$ref": "#/$defs/valueSpec" } } } } }, "usage": { "type": "object", "propertyNames": { "pattern": "^[A-Za-z_][A-Za-z0-9_-]*$" }, "additionalProperties": { "$ref": "#/$defs/valueSpec" }, "properties": { "input_tokens": { "$ref": "#/$defs/valueSpec" }, "output_tokens": { "$ref": "#/$defs/valueSpec" }, "cost_usd": { "$ref": "#/$defs/valueSpec", "examples": [{ "select": "$.cents", "scale": 0.01 }] }, "latency_ms": { "$ref": "#/$defs/valueSpec", "examples": [{ "select": "$.seconds", "scale": 1e3 }] } } }, "error": { "type": "object", "additionalProperties": false, "required": ["message"], "properties": { "when": { "$ref": "#/$defs/valueSpec" }, "unless": { "$ref": "#/$defs/valueSpec", "examples": ["$.gradingResult"] }, "message": { "$ref": "#/$defs/valueSpec", "examples": ["$.error"] }, "kinds": { "type": "object", "additionalProperties": false, "properties": { "infrastructure": { "$ref": "#/$defs/patterns" }, "judge": { "$ref": "#/$defs/patterns" }, "agent": { "$ref": "#/$defs/patterns" } } }, "otherwise": { "enum": ["agent", "infrastructure", "judge"] } } } }, "$defs": { "selector": { "type": "string", "examples": ["$.info.task.instruction", "$.messages[?@.role == 'assistant'].content", "$['name with spaces']"] }, "patterns": { "type": "array", "minItems": 1, "items": { "type": "string" }, "examples": [["rate limit", "connection (reset|aborted)"]] }, "valueSpec": { "type": ["string", "object"], "if": { "type": "object" }, "then": { "$ref": "#/$defs/valueSteps" }, "else": { "type": "string" } }, "valueSteps": { "type": "object", "additionalProperties": false, "properties": { "select": { "$ref": "#/$defs/selector" }, "take": { "enum": ["first", "last", "all", "count", "sum"], "default": "first" }, "first_of": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/valueSpec" }, "examples": [["$.answer", "$.output.text"]] }, "parts": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/valueSpec" }, "examples": [["$.suite", "$.name"]] }, "object": { "type": "object", "additionalProperties": { "$ref": "#/$defs/valueSpec" }, "examples": [{ "tool": "$.name", "args": "$.kwargs" }] }, "between": { "type": "array", "minItems": 2, "maxItems": 2, "items": { "$ref": "#/$defs/valueSpec" }, "examples": [["$.start_time", "$.end_time"]] }, "file": { "const": true, "type": "boolean" }, "const": { "type": ["string", "number", "boolean", "array", "object"] }, "parse": { "type": ["string", "array"], "if": { "type": "array" }, "then": { "minItems": 1, "items": { "$ref": "#/$defs/textFormat" } }, "else": { "$ref": "#/$defs/textFormat" }, "examples": ["json", ["json", "python", "text"]] }, "match": { "type": "string", "examples": ["^\\[(PASS|FAIL)\\]"] }, "then": { "$ref": "#/$defs/valueSpec", "examples": ["$.provider"] }, "equals": { "type": ["string", "number", "boolean"] }, "at_least": { "type": "number", "examples": [0.5] }, "at_most": { "type": "number", "examples": [5e3] }, "map": { "type": "object", "additionalProperties": { "type": ["string", "number", "boolean"] }, "examples": [{ "C": true, "I": false }] }, "scale": { "type": "number", "examples": [1e3, 0.01] }, "slug": { "const": true }, "join": { "type": "string", "examples": ["\n"] }, "default": { "type": ["string", "number", "boolean", "array", "object"] } } }, "textFormat": { "enum": ["json", "python", "number", "integer", "boolean", "text"] } } };
    var schema32 = { "type": "string", "examples": ["$.info.task.instruction", "$.messages[?@.role == 'assistant'].content", "$['name with spaces']"] };
    var schema44 = { "type": "array", "minItems": 1, "items": { "type": "string" }, "examples": [["rate limit", "connection (reset|aborted)"]] };
    var func1 = Object.prototype.hasOwnProperty;
    var func2 = require_ucs2length().default;
    var pattern4 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
    var pattern5 = new RegExp(`^\\$((\\.[A-Za-z_][A-Za-z0-9_-]*|\\['[^'\\\\]*'\\]|\\["[^"\\\\]*"\\])*\\[\\*\\])?$`, "u");
    var pattern6 = new RegExp("^[^*]*\\*[^*]*$", "u");
    var pattern8 = new RegExp("^[A-Za-z_][A-Za-z0-9_-]*(\\.[A-Za-z_][A-Za-z0-9_-]*)*$", "u");
    var pattern9 = new RegExp("^[A-Za-z_][A-Za-z0-9_-]*$", "u");
    var schema36 = { "type": ["string", "object"], "if": { "type": "object" }, "then": { "$ref": "#/$defs/valueSteps" }, "else": { "type": "string" } };
    var schema37 = { "type": "object", "additionalProperties": false, "properties": { "select": { "$ref": "#/$defs/selector" }, "take": { "enum": ["first", "last", "all", "count", "sum"], "default": "first" }, "first_of": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/valueSpec" }, "examples": [["$.answer", "$.output.text"]] }, "parts": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/valueSpec" }, "examples": [["$.suite", "$.name"]] }, "object": { "type": "object", "additionalProperties": { "$ref": "#/$defs/valueSpec" }, "examples": [{ "tool": "$.name", "args": "$.kwargs" }] }, "between": { "type": "array", "minItems": 2, "maxItems": 2, "items": { "$ref": "#/$defs/valueSpec" }, "examples": [["$.start_time", "$.end_time"]] }, "file": { "const": true, "type": "boolean" }, "const": { "type": ["string", "number", "boolean", "array", "object"] }, "parse": { "type": ["string", "array"], "if": { "type": "array" }, "then": { "minItems": 1, "items": { "$ref": "#/$defs/textFormat" } }, "else": { "$ref": "#/$defs/textFormat" }, "examples": ["json", ["json", "python", "text"]] }, "match": { "type": "string", "examples": ["^\\[(PASS|FAIL)\\]"] }, "then": { "$ref": "#/$defs/valueSpec", "examples": ["$.provider"] }, "equals": { "type": ["string", "number", "boolean"] }, "at_least": { "type": "number", "examples": [0.5] }, "at_most": { "type": "number", "examples": [5e3] }, "map": { "type": "object", "additionalProperties": { "type": ["string", "number", "boolean"] }, "examples": [{ "C": true, "I": false }] }, "scale": { "type": "number", "examples": [1e3, 0.01] }, "slug": { "const": true }, "join": { "type": "string", "examples": ["\n"] }, "default": { "type": ["string", "number", "boolean", "array", "object"] } } };
    var schema39 = { "enum": ["json", "python", "number", "integer", "boolean", "text"] };
    var wrapper0 = { validate: validate21 };
    function validate22(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate22.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 in data) {
          if (!func1.call(schema37.properties, key0)) {
            const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema37, data };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
        }
        if (data.select !== void 0) {
          let data0 = data.select;
          if (typeof data0 !== "string") {
            const err1 = { instancePath: instancePath + "/select", schemaPath: "#/$defs/selector/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.type, parentSchema: schema32, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.take !== void 0) {
          let data1 = data.take;
          if (!(data1 === "first" || data1 === "last" || data1 === "all" || data1 === "count" || data1 === "sum")) {
            const err2 = { instancePath: instancePath + "/take", schemaPath: "#/properties/take/enum", keyword: "enum", params: { allowedValues: schema37.properties.take.enum }, message: "must be equal to one of the allowed values", schema: schema37.properties.take.enum, parentSchema: schema37.properties.take, data: data1 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data.first_of !== void 0) {
          let data2 = data.first_of;
          if (Array.isArray(data2)) {
            if (data2.length < 1) {
              const err3 = { instancePath: instancePath + "/first_of", schemaPath: "#/properties/first_of/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema37.properties.first_of, data: data2 };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            const len0 = data2.length;
            for (let i0 = 0; i0 < len0; i0++) {
              if (!wrapper0.validate(data2[i0], { instancePath: instancePath + "/first_of/" + i0, parentData: data2, parentDataProperty: i0, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err4 = { instancePath: instancePath + "/first_of", schemaPath: "#/properties/first_of/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema37.properties.first_of.type, parentSchema: schema37.properties.first_of, data: data2 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.parts !== void 0) {
          let data4 = data.parts;
          if (Array.isArray(data4)) {
            if (data4.length < 1) {
              const err5 = { instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema37.properties.parts, data: data4 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            const len1 = data4.length;
            for (let i1 = 0; i1 < len1; i1++) {
              if (!wrapper0.validate(data4[i1], { instancePath: instancePath + "/parts/" + i1, parentData: data4, parentDataProperty: i1, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err6 = { instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema37.properties.parts.type, parentSchema: schema37.properties.parts, data: data4 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.object !== void 0) {
          let data6 = data.object;
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            for (const key1 in data6) {
              if (!wrapper0.validate(data6[key1], { instancePath: instancePath + "/object/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data6, parentDataProperty: key1, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err7 = { instancePath: instancePath + "/object", schemaPath: "#/properties/object/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.properties.object.type, parentSchema: schema37.properties.object, data: data6 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.between !== void 0) {
          let data8 = data.between;
          if (Array.isArray(data8)) {
            if (data8.length > 2) {
              const err8 = { instancePath: instancePath + "/between", schemaPath: "#/properties/between/maxItems", keyword: "maxItems", params: { limit: 2 }, message: "must NOT have more than 2 items", schema: 2, parentSchema: schema37.properties.between, data: data8 };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data8.length < 2) {
              const err9 = { instancePath: instancePath + "/between", schemaPath: "#/properties/between/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items", schema: 2, parentSchema: schema37.properties.between, data: data8 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            const len2 = data8.length;
            for (let i2 = 0; i2 < len2; i2++) {
              if (!wrapper0.validate(data8[i2], { instancePath: instancePath + "/between/" + i2, parentData: data8, parentDataProperty: i2, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err10 = { instancePath: instancePath + "/between", schemaPath: "#/properties/between/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema37.properties.between.type, parentSchema: schema37.properties.between, data: data8 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.file !== void 0) {
          let data10 = data.file;
          if (typeof data10 !== "boolean") {
            const err11 = { instancePath: instancePath + "/file", schemaPath: "#/properties/file/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema37.properties.file.type, parentSchema: schema37.properties.file, data: data10 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          if (true !== data10) {
            const err12 = { instancePath: instancePath + "/file", schemaPath: "#/properties/file/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema37.properties.file, data: data10 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data.const !== void 0) {
          let data11 = data.const;
          if ((!data11 || typeof data11 != "object") && typeof data11 !== "string" && !(typeof data11 == "number" && isFinite(data11)) && typeof data11 !== "boolean") {
            const err13 = { instancePath: instancePath + "/const", schemaPath: "#/properties/const/type", keyword: "type", params: { type: schema37.properties.const.type }, message: "must be string,number,boolean,array,object", schema: schema37.properties.const.type, parentSchema: schema37.properties.const, data: data11 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data.parse !== void 0) {
          let data12 = data.parse;
          if (typeof data12 !== "string" && !Array.isArray(data12)) {
            const err14 = { instancePath: instancePath + "/parse", schemaPath: "#/properties/parse/type", keyword: "type", params: { type: schema37.properties.parse.type }, message: "must be string,array", schema: schema37.properties.parse.type, parentSchema: schema37.properties.parse, data: data12 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
          const _errs25 = errors;
          let valid9 = true;
          const _errs26 = errors;
          if (!Array.isArray(data12)) {
            const err15 = {};
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
          var _valid0 = _errs26 === errors;
          errors = _errs25;
          if (vErrors !== null) {
            if (_errs25) {
              vErrors.length = _errs25;
            } else {
              vErrors = null;
            }
          }
          let ifClause0;
          if (_valid0) {
            const _errs28 = errors;
            if (Array.isArray(data12)) {
              if (data12.length < 1) {
                const err16 = { instancePath: instancePath + "/parse", schemaPath: "#/properties/parse/then/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema37.properties.parse.then, data: data12 };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
              const len3 = data12.length;
              for (let i3 = 0; i3 < len3; i3++) {
                let data13 = data12[i3];
                if (!(data13 === "json" || data13 === "python" || data13 === "number" || data13 === "integer" || data13 === "boolean" || data13 === "text")) {
                  const err17 = { instancePath: instancePath + "/parse/" + i3, schemaPath: "#/$defs/textFormat/enum", keyword: "enum", params: { allowedValues: schema39.enum }, message: "must be equal to one of the allowed values", schema: schema39.enum, parentSchema: schema39, data: data13 };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
              }
            }
            var _valid0 = _errs28 === errors;
            valid9 = _valid0;
            ifClause0 = "then";
          } else {
            const _errs31 = errors;
            if (!(data12 === "json" || data12 === "python" || data12 === "number" || data12 === "integer" || data12 === "boolean" || data12 === "text")) {
              const err18 = { instancePath: instancePath + "/parse", schemaPath: "#/$defs/textFormat/enum", keyword: "enum", params: { allowedValues: schema39.enum }, message: "must be equal to one of the allowed values", schema: schema39.enum, parentSchema: schema39, data: data12 };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            var _valid0 = _errs31 === errors;
            valid9 = _valid0;
            ifClause0 = "else";
          }
          if (!valid9) {
            const err19 = { instancePath: instancePath + "/parse", schemaPath: "#/properties/parse/if", keyword: "if", params: { failingKeyword: ifClause0 }, message: 'must match "' + ifClause0 + '" schema', schema: schema37.properties.parse.if, parentSchema: schema37.properties.parse, data: data12 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data.match !== void 0) {
          let data14 = data.match;
          if (typeof data14 !== "string") {
            const err20 = { instancePath: instancePath + "/match", schemaPath: "#/properties/match/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.match.type, parentSchema: schema37.properties.match, data: data14 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data.then !== void 0) {
          if (!wrapper0.validate(data.then, { instancePath: instancePath + "/then", parentData: data, parentDataProperty: "then", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
            errors = vErrors.length;
          }
        }
        if (data.equals !== void 0) {
          let data16 = data.equals;
          if (typeof data16 !== "string" && !(typeof data16 == "number" && isFinite(data16)) && typeof data16 !== "boolean") {
            const err21 = { instancePath: instancePath + "/equals", schemaPath: "#/properties/equals/type", keyword: "type", params: { type: schema37.properties.equals.type }, message: "must be string,number,boolean", schema: schema37.properties.equals.type, parentSchema: schema37.properties.equals, data: data16 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data.at_least !== void 0) {
          let data17 = data.at_least;
          if (!(typeof data17 == "number" && isFinite(data17))) {
            const err22 = { instancePath: instancePath + "/at_least", schemaPath: "#/properties/at_least/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema37.properties.at_least.type, parentSchema: schema37.properties.at_least, data: data17 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data.at_most !== void 0) {
          let data18 = data.at_most;
          if (!(typeof data18 == "number" && isFinite(data18))) {
            const err23 = { instancePath: instancePath + "/at_most", schemaPath: "#/properties/at_most/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema37.properties.at_most.type, parentSchema: schema37.properties.at_most, data: data18 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data.map !== void 0) {
          let data19 = data.map;
          if (data19 && typeof data19 == "object" && !Array.isArray(data19)) {
            for (const key2 in data19) {
              let data20 = data19[key2];
              if (typeof data20 !== "string" && !(typeof data20 == "number" && isFinite(data20)) && typeof data20 !== "boolean") {
                const err24 = { instancePath: instancePath + "/map/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/map/additionalProperties/type", keyword: "type", params: { type: schema37.properties.map.additionalProperties.type }, message: "must be string,number,boolean", schema: schema37.properties.map.additionalProperties.type, parentSchema: schema37.properties.map.additionalProperties, data: data20 };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
          } else {
            const err25 = { instancePath: instancePath + "/map", schemaPath: "#/properties/map/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.properties.map.type, parentSchema: schema37.properties.map, data: data19 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data.scale !== void 0) {
          let data21 = data.scale;
          if (!(typeof data21 == "number" && isFinite(data21))) {
            const err26 = { instancePath: instancePath + "/scale", schemaPath: "#/properties/scale/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema37.properties.scale.type, parentSchema: schema37.properties.scale, data: data21 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
        if (data.slug !== void 0) {
          let data22 = data.slug;
          if (true !== data22) {
            const err27 = { instancePath: instancePath + "/slug", schemaPath: "#/properties/slug/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema37.properties.slug, data: data22 };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
        if (data.join !== void 0) {
          let data23 = data.join;
          if (typeof data23 !== "string") {
            const err28 = { instancePath: instancePath + "/join", schemaPath: "#/properties/join/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema37.properties.join.type, parentSchema: schema37.properties.join, data: data23 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        if (data.default !== void 0) {
          let data24 = data.default;
          if ((!data24 || typeof data24 != "object") && typeof data24 !== "string" && !(typeof data24 == "number" && isFinite(data24)) && typeof data24 !== "boolean") {
            const err29 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: schema37.properties.default.type }, message: "must be string,number,boolean,array,object", schema: schema37.properties.default.type, parentSchema: schema37.properties.default, data: data24 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
      } else {
        const err30 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema37.type, parentSchema: schema37, data };
        if (vErrors === null) {
          vErrors = [err30];
        } else {
          vErrors.push(err30);
        }
        errors++;
      }
      validate22.errors = vErrors;
      return errors === 0;
    }
    validate22.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
      if (typeof data !== "string" && !(data && typeof data == "object" && !Array.isArray(data))) {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema36.type }, message: "must be string,object", schema: schema36.type, parentSchema: schema36, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      const _errs1 = errors;
      let valid0 = true;
      const _errs2 = errors;
      if (!(data && typeof data == "object" && !Array.isArray(data))) {
        const err1 = {};
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      var _valid0 = _errs2 === errors;
      errors = _errs1;
      if (vErrors !== null) {
        if (_errs1) {
          vErrors.length = _errs1;
        } else {
          vErrors = null;
        }
      }
      let ifClause0;
      if (_valid0) {
        const _errs4 = errors;
        if (!validate22(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs4 === errors;
        valid0 = _valid0;
        if (valid0) {
          var props0 = true;
        }
        ifClause0 = "then";
      } else {
        const _errs5 = errors;
        if (typeof data !== "string") {
          const err2 = { instancePath, schemaPath: "#/else/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema36.else.type, parentSchema: schema36.else, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        var _valid0 = _errs5 === errors;
        valid0 = _valid0;
        ifClause0 = "else";
      }
      if (!valid0) {
        const err3 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: ifClause0 }, message: 'must match "' + ifClause0 + '" schema', schema: schema36.if, parentSchema: schema36, data };
        if (vErrors === null) {
          vErrors = [err3];
        } else {
          vErrors.push(err3);
        }
        errors++;
      }
      validate21.errors = vErrors;
      evaluated0.props = props0;
      return errors === 0;
    }
    validate21.evaluated = { "dynamicProps": true, "dynamicItems": false };
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
        if (data.mapping === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mapping" }, message: "must have required property 'mapping'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.scenario === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario" }, message: "must have required property 'scenario'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!func1.call(schema31.properties, key0)) {
            const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31, data };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data.$schema !== void 0) {
          let data0 = data.$schema;
          if (typeof data0 !== "string") {
            const err3 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.$schema.type, parentSchema: schema31.properties.$schema, data: data0 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.mapping !== void 0) {
          let data1 = data.mapping;
          if (typeof data1 === "string") {
            if (func2(data1) > 64) {
              const err4 = { instancePath: instancePath + "/mapping", schemaPath: "#/properties/mapping/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema31.properties.mapping, data: data1 };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (!pattern4.test(data1)) {
              const err5 = { instancePath: instancePath + "/mapping", schemaPath: "#/properties/mapping/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"', schema: "^[a-z0-9]+(-[a-z0-9]+)*$", parentSchema: schema31.properties.mapping, data: data1 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          } else {
            const err6 = { instancePath: instancePath + "/mapping", schemaPath: "#/properties/mapping/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.mapping.type, parentSchema: schema31.properties.mapping, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.description !== void 0) {
          let data2 = data.description;
          if (typeof data2 !== "string") {
            const err7 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.description.type, parentSchema: schema31.properties.description, data: data2 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.format !== void 0) {
          let data3 = data.format;
          if (!(data3 === "json" || data3 === "jsonl" || data3 === "csv" || data3 === "junit")) {
            const err8 = { instancePath: instancePath + "/format", schemaPath: "#/properties/format/enum", keyword: "enum", params: { allowedValues: schema31.properties.format.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.format.enum, parentSchema: schema31.properties.format, data: data3 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.records !== void 0) {
          let data4 = data.records;
          if (typeof data4 === "string") {
            if (!pattern5.test(data4)) {
              const err9 = { instancePath: instancePath + "/records", schemaPath: "#/properties/records/pattern", keyword: "pattern", params: { pattern: `^\\$((\\.[A-Za-z_][A-Za-z0-9_-]*|\\['[^'\\\\]*'\\]|\\["[^"\\\\]*"\\])*\\[\\*\\])?$` }, message: `must match pattern "^\\$((\\.[A-Za-z_][A-Za-z0-9_-]*|\\['[^'\\\\]*'\\]|\\["[^"\\\\]*"\\])*\\[\\*\\])?$"`, schema: `^\\$((\\.[A-Za-z_][A-Za-z0-9_-]*|\\['[^'\\\\]*'\\]|\\["[^"\\\\]*"\\])*\\[\\*\\])?$`, parentSchema: schema31.properties.records, data: data4 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/records", schemaPath: "#/properties/records/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.records.type, parentSchema: schema31.properties.records, data: data4 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.each !== void 0) {
          let data5 = data.each;
          if (typeof data5 !== "string") {
            const err11 = { instancePath: instancePath + "/each", schemaPath: "#/$defs/selector/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.type, parentSchema: schema32, data: data5 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data.columns !== void 0) {
          let data6 = data.columns;
          if (typeof data6 !== "string") {
            const err12 = { instancePath: instancePath + "/columns", schemaPath: "#/$defs/selector/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.type, parentSchema: schema32, data: data6 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data.decode !== void 0) {
          let data7 = data.decode;
          if (typeof data7 !== "string") {
            const err13 = { instancePath: instancePath + "/decode", schemaPath: "#/$defs/selector/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.type, parentSchema: schema32, data: data7 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data.archive !== void 0) {
          let data8 = data.archive;
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.record === void 0) {
              const err14 = { instancePath: instancePath + "/archive", schemaPath: "#/properties/archive/required", keyword: "required", params: { missingProperty: "record" }, message: "must have required property 'record'", schema: schema31.properties.archive.required, parentSchema: schema31.properties.archive, data: data8 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data8.each === void 0) {
              const err15 = { instancePath: instancePath + "/archive", schemaPath: "#/properties/archive/required", keyword: "required", params: { missingProperty: "each" }, message: "must have required property 'each'", schema: schema31.properties.archive.required, parentSchema: schema31.properties.archive, data: data8 };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            for (const key1 in data8) {
              if (!(key1 === "record" || key1 === "each")) {
                const err16 = { instancePath: instancePath + "/archive", schemaPath: "#/properties/archive/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.archive, data: data8 };
                if (vErrors === null) {
                  vErrors = [err16];
                } else {
                  vErrors.push(err16);
                }
                errors++;
              }
            }
            if (data8.record !== void 0) {
              let data9 = data8.record;
              if (typeof data9 === "string") {
                if (func2(data9) < 1) {
                  const err17 = { instancePath: instancePath + "/archive/record", schemaPath: "#/properties/archive/properties/record/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.archive.properties.record, data: data9 };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
              } else {
                const err18 = { instancePath: instancePath + "/archive/record", schemaPath: "#/properties/archive/properties/record/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.archive.properties.record.type, parentSchema: schema31.properties.archive.properties.record, data: data9 };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data8.each !== void 0) {
              let data10 = data8.each;
              if (typeof data10 === "string") {
                if (!pattern6.test(data10)) {
                  const err19 = { instancePath: instancePath + "/archive/each", schemaPath: "#/properties/archive/properties/each/pattern", keyword: "pattern", params: { pattern: "^[^*]*\\*[^*]*$" }, message: 'must match pattern "^[^*]*\\*[^*]*$"', schema: "^[^*]*\\*[^*]*$", parentSchema: schema31.properties.archive.properties.each, data: data10 };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
              } else {
                const err20 = { instancePath: instancePath + "/archive/each", schemaPath: "#/properties/archive/properties/each/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.archive.properties.each.type, parentSchema: schema31.properties.archive.properties.each, data: data10 };
                if (vErrors === null) {
                  vErrors = [err20];
                } else {
                  vErrors.push(err20);
                }
                errors++;
              }
            }
          } else {
            const err21 = { instancePath: instancePath + "/archive", schemaPath: "#/properties/archive/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.archive.type, parentSchema: schema31.properties.archive, data: data8 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data.gather !== void 0) {
          let data11 = data.gather;
          if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
            if (data11.by === void 0) {
              const err22 = { instancePath: instancePath + "/gather", schemaPath: "#/properties/gather/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'", schema: schema31.properties.gather.required, parentSchema: schema31.properties.gather, data: data11 };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            for (const key2 in data11) {
              if (!(key2 === "items" || key2 === "by" || key2 === "order")) {
                const err23 = { instancePath: instancePath + "/gather", schemaPath: "#/properties/gather/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.gather, data: data11 };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data11.items !== void 0) {
              let data12 = data11.items;
              if (typeof data12 !== "string") {
                const err24 = { instancePath: instancePath + "/gather/items", schemaPath: "#/$defs/selector/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.type, parentSchema: schema32, data: data12 };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data11.by !== void 0) {
              if (!validate21(data11.by, { instancePath: instancePath + "/gather/by", parentData: data11, parentDataProperty: "by", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                errors = vErrors.length;
              }
            }
            if (data11.order !== void 0) {
              if (!validate21(data11.order, { instancePath: instancePath + "/gather/order", parentData: data11, parentDataProperty: "order", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err25 = { instancePath: instancePath + "/gather", schemaPath: "#/properties/gather/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.gather.type, parentSchema: schema31.properties.gather, data: data11 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data.join !== void 0) {
          let data15 = data.join;
          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
            if (data15.files === void 0) {
              const err26 = { instancePath: instancePath + "/join", schemaPath: "#/properties/join/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'", schema: schema31.properties.join.required, parentSchema: schema31.properties.join, data: data15 };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
            if (data15.by === void 0) {
              const err27 = { instancePath: instancePath + "/join", schemaPath: "#/properties/join/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'", schema: schema31.properties.join.required, parentSchema: schema31.properties.join, data: data15 };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
            if (data15.to === void 0) {
              const err28 = { instancePath: instancePath + "/join", schemaPath: "#/properties/join/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'", schema: schema31.properties.join.required, parentSchema: schema31.properties.join, data: data15 };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            for (const key3 in data15) {
              if (!(key3 === "files" || key3 === "records" || key3 === "by" || key3 === "to")) {
                const err29 = { instancePath: instancePath + "/join", schemaPath: "#/properties/join/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.join, data: data15 };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
            }
            if (data15.files !== void 0) {
              let data16 = data15.files;
              if (typeof data16 !== "string") {
                const err30 = { instancePath: instancePath + "/join/files", schemaPath: "#/properties/join/properties/files/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.join.properties.files.type, parentSchema: schema31.properties.join.properties.files, data: data16 };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
            if (data15.records !== void 0) {
              let data17 = data15.records;
              if (typeof data17 === "string") {
                if (!pattern5.test(data17)) {
                  const err31 = { instancePath: instancePath + "/join/records", schemaPath: "#/properties/join/properties/records/pattern", keyword: "pattern", params: { pattern: `^\\$((\\.[A-Za-z_][A-Za-z0-9_-]*|\\['[^'\\\\]*'\\]|\\["[^"\\\\]*"\\])*\\[\\*\\])?$` }, message: `must match pattern "^\\$((\\.[A-Za-z_][A-Za-z0-9_-]*|\\['[^'\\\\]*'\\]|\\["[^"\\\\]*"\\])*\\[\\*\\])?$"`, schema: `^\\$((\\.[A-Za-z_][A-Za-z0-9_-]*|\\['[^'\\\\]*'\\]|\\["[^"\\\\]*"\\])*\\[\\*\\])?$`, parentSchema: schema31.properties.join.properties.records, data: data17 };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
              } else {
                const err32 = { instancePath: instancePath + "/join/records", schemaPath: "#/properties/join/properties/records/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.join.properties.records.type, parentSchema: schema31.properties.join.properties.records, data: data17 };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
            if (data15.by !== void 0) {
              if (!validate21(data15.by, { instancePath: instancePath + "/join/by", parentData: data15, parentDataProperty: "by", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                errors = vErrors.length;
              }
            }
            if (data15.to !== void 0) {
              if (!validate21(data15.to, { instancePath: instancePath + "/join/to", parentData: data15, parentDataProperty: "to", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err33 = { instancePath: instancePath + "/join", schemaPath: "#/properties/join/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.join.type, parentSchema: schema31.properties.join, data: data15 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
        }
        if (data.nan !== void 0) {
          let data20 = data.nan;
          if (typeof data20 !== "string") {
            const err34 = { instancePath: instancePath + "/nan", schemaPath: "#/properties/nan/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.nan.type, parentSchema: schema31.properties.nan, data: data20 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
          if ("absent" !== data20) {
            const err35 = { instancePath: instancePath + "/nan", schemaPath: "#/properties/nan/const", keyword: "const", params: { allowedValue: "absent" }, message: "must be equal to constant", schema: "absent", parentSchema: schema31.properties.nan, data: data20 };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
        if (data.csv !== void 0) {
          let data21 = data.csv;
          if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
            for (const key4 in data21) {
              if (!(key4 === "delimiter" || key4 === "results_from")) {
                const err36 = { instancePath: instancePath + "/csv", schemaPath: "#/properties/csv/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.csv, data: data21 };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
            }
            if (data21.delimiter !== void 0) {
              let data22 = data21.delimiter;
              if (typeof data22 === "string") {
                if (func2(data22) > 1) {
                  const err37 = { instancePath: instancePath + "/csv/delimiter", schemaPath: "#/properties/csv/properties/delimiter/maxLength", keyword: "maxLength", params: { limit: 1 }, message: "must NOT have more than 1 characters", schema: 1, parentSchema: schema31.properties.csv.properties.delimiter, data: data22 };
                  if (vErrors === null) {
                    vErrors = [err37];
                  } else {
                    vErrors.push(err37);
                  }
                  errors++;
                }
                if (func2(data22) < 1) {
                  const err38 = { instancePath: instancePath + "/csv/delimiter", schemaPath: "#/properties/csv/properties/delimiter/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.csv.properties.delimiter, data: data22 };
                  if (vErrors === null) {
                    vErrors = [err38];
                  } else {
                    vErrors.push(err38);
                  }
                  errors++;
                }
              } else {
                const err39 = { instancePath: instancePath + "/csv/delimiter", schemaPath: "#/properties/csv/properties/delimiter/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.csv.properties.delimiter.type, parentSchema: schema31.properties.csv.properties.delimiter, data: data22 };
                if (vErrors === null) {
                  vErrors = [err39];
                } else {
                  vErrors.push(err39);
                }
                errors++;
              }
            }
            if (data21.results_from !== void 0) {
              let data23 = data21.results_from;
              if (typeof data23 !== "string") {
                const err40 = { instancePath: instancePath + "/csv/results_from", schemaPath: "#/properties/csv/properties/results_from/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.csv.properties.results_from.type, parentSchema: schema31.properties.csv.properties.results_from, data: data23 };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
            }
          } else {
            const err41 = { instancePath: instancePath + "/csv", schemaPath: "#/properties/csv/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.csv.type, parentSchema: schema31.properties.csv, data: data21 };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
        }
        if (data.unfinished !== void 0) {
          if (!validate21(data.unfinished, { instancePath: instancePath + "/unfinished", parentData: data, parentDataProperty: "unfinished", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
            errors = vErrors.length;
          }
        }
        if (data.expect !== void 0) {
          let data25 = data.expect;
          if (data25 && typeof data25 == "object" && !Array.isArray(data25)) {
            for (const key5 in data25) {
              if (!(key5 === "records" || key5 === "trials" || key5 === "scenarios" || key5 === "passed" || key5 === "failed" || key5 === "errors" || key5 === "pass_rate")) {
                const err42 = { instancePath: instancePath + "/expect", schemaPath: "#/properties/expect/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.expect, data: data25 };
                if (vErrors === null) {
                  vErrors = [err42];
                } else {
                  vErrors.push(err42);
                }
                errors++;
              }
            }
            if (data25.records !== void 0) {
              if (!validate21(data25.records, { instancePath: instancePath + "/expect/records", parentData: data25, parentDataProperty: "records", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                errors = vErrors.length;
              }
            }
            if (data25.trials !== void 0) {
              if (!validate21(data25.trials, { instancePath: instancePath + "/expect/trials", parentData: data25, parentDataProperty: "trials", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                errors = vErrors.length;
              }
            }
            if (data25.scenarios !== void 0) {
              if (!validate21(data25.scenarios, { instancePath: instancePath + "/expect/scenarios", parentData: data25, parentDataProperty: "scenarios", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                errors = vErrors.length;
              }
            }
            if (data25.passed !== void 0) {
              if (!validate21(data25.passed, { instancePath: instancePath + "/expect/passed", parentData: data25, parentDataProperty: "passed", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                errors = vErrors.length;
              }
            }
            if (data25.failed !== void 0) {
              if (!validate21(data25.failed, { instancePath: instancePath + "/expect/failed", parentData: data25, parentDataProperty: "failed", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                errors = vErrors.length;
              }
            }
            if (data25.errors !== void 0) {
              if (!validate21(data25.errors, { instancePath: instancePath + "/expect/errors", parentData: data25, parentDataProperty: "errors", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                errors = vErrors.length;
              }
            }
            if (data25.pass_rate !== void 0) {
              if (!validate21(data25.pass_rate, { instancePath: instancePath + "/expect/pass_rate", parentData: data25, parentDataProperty: "pass_rate", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err43 = { instancePath: instancePath + "/expect", schemaPath: "#/properties/expect/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.expect.type, parentSchema: schema31.properties.expect, data: data25 };
            if (vErrors === null) {
              vErrors = [err43];
            } else {
              vErrors.push(err43);
            }
            errors++;
          }
        }
        if (data.when !== void 0) {
          if (!validate21(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
            errors = vErrors.length;
          }
        }
        if (data.scenario !== void 0) {
          if (!validate21(data.scenario, { instancePath: instancePath + "/scenario", parentData: data, parentDataProperty: "scenario", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
            errors = vErrors.length;
          }
        }
        if (data.trial !== void 0) {
          if (!validate21(data.trial, { instancePath: instancePath + "/trial", parentData: data, parentDataProperty: "trial", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
            errors = vErrors.length;
          }
        }
        if (data.number_trials !== void 0) {
          let data36 = data.number_trials;
          if (typeof data36 !== "boolean" && typeof data36 !== "string" && !(data36 && typeof data36 == "object" && !Array.isArray(data36))) {
            const err44 = { instancePath: instancePath + "/number_trials", schemaPath: "#/properties/number_trials/type", keyword: "type", params: { type: schema31.properties.number_trials.type }, message: "must be boolean,string,object", schema: schema31.properties.number_trials.type, parentSchema: schema31.properties.number_trials, data: data36 };
            if (vErrors === null) {
              vErrors = [err44];
            } else {
              vErrors.push(err44);
            }
            errors++;
          }
          const _errs70 = errors;
          let valid10 = true;
          const _errs71 = errors;
          if (typeof data36 !== "boolean") {
            const err45 = {};
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
          var _valid0 = _errs71 === errors;
          errors = _errs70;
          if (vErrors !== null) {
            if (_errs70) {
              vErrors.length = _errs70;
            } else {
              vErrors = null;
            }
          }
          let ifClause0;
          if (_valid0) {
            const _errs73 = errors;
            if (true !== data36) {
              const err46 = { instancePath: instancePath + "/number_trials", schemaPath: "#/properties/number_trials/then/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema31.properties.number_trials.then, data: data36 };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
            var _valid0 = _errs73 === errors;
            valid10 = _valid0;
            ifClause0 = "then";
          } else {
            const _errs74 = errors;
            if (!validate21(data36, { instancePath: instancePath + "/number_trials", parentData: data, parentDataProperty: "number_trials", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
              errors = vErrors.length;
            }
            var _valid0 = _errs74 === errors;
            valid10 = _valid0;
            ifClause0 = "else";
          }
          if (!valid10) {
            const err47 = { instancePath: instancePath + "/number_trials", schemaPath: "#/properties/number_trials/if", keyword: "if", params: { failingKeyword: ifClause0 }, message: 'must match "' + ifClause0 + '" schema', schema: schema31.properties.number_trials.if, parentSchema: schema31.properties.number_trials, data: data36 };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        if (data.title !== void 0) {
          if (!validate21(data.title, { instancePath: instancePath + "/title", parentData: data, parentDataProperty: "title", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
            errors = vErrors.length;
          }
        }
        if (data.tags !== void 0) {
          if (!validate21(data.tags, { instancePath: instancePath + "/tags", parentData: data, parentDataProperty: "tags", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
            errors = vErrors.length;
          }
        }
        if (data.facts !== void 0) {
          let data39 = data.facts;
          if (data39 && typeof data39 == "object" && !Array.isArray(data39)) {
            for (const key6 in data39) {
              const _errs79 = errors;
              if (typeof key6 === "string") {
                if (!pattern8.test(key6)) {
                  const err48 = { instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*(\\.[A-Za-z_][A-Za-z0-9_-]*)*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*(\\.[A-Za-z_][A-Za-z0-9_-]*)*$"', schema: "^[A-Za-z_][A-Za-z0-9_-]*(\\.[A-Za-z_][A-Za-z0-9_-]*)*$", parentSchema: schema31.properties.facts.propertyNames, data: key6, propertyName: key6 };
                  if (vErrors === null) {
                    vErrors = [err48];
                  } else {
                    vErrors.push(err48);
                  }
                  errors++;
                }
              }
              var valid11 = _errs79 === errors;
              if (!valid11) {
                const err49 = { instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/propertyNames", keyword: "propertyNames", params: { propertyName: key6 }, message: "property name must be valid", schema: schema31.properties.facts.propertyNames, parentSchema: schema31.properties.facts, data: data39 };
                if (vErrors === null) {
                  vErrors = [err49];
                } else {
                  vErrors.push(err49);
                }
                errors++;
              }
            }
            for (const key7 in data39) {
              if (!validate21(data39[key7], { instancePath: instancePath + "/facts/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data39, parentDataProperty: key7, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err50 = { instancePath: instancePath + "/facts", schemaPath: "#/properties/facts/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.facts.type, parentSchema: schema31.properties.facts, data: data39 };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
        }
        if (data.trace !== void 0) {
          let data41 = data.trace;
          if (data41 && typeof data41 == "object" && !Array.isArray(data41)) {
            if (data41.steps === void 0) {
              const err51 = { instancePath: instancePath + "/trace", schemaPath: "#/properties/trace/required", keyword: "required", params: { missingProperty: "steps" }, message: "must have required property 'steps'", schema: schema31.properties.trace.required, parentSchema: schema31.properties.trace, data: data41 };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
            for (const key8 in data41) {
              if (!(key8 === "steps" || key8 === "message" || key8 === "calls" || key8 === "results")) {
                const err52 = { instancePath: instancePath + "/trace", schemaPath: "#/properties/trace/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.trace, data: data41 };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
            }
            if (data41.steps !== void 0) {
              let data42 = data41.steps;
              if (typeof data42 !== "string") {
                const err53 = { instancePath: instancePath + "/trace/steps", schemaPath: "#/$defs/selector/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.type, parentSchema: schema32, data: data42 };
                if (vErrors === null) {
                  vErrors = [err53];
                } else {
                  vErrors.push(err53);
                }
                errors++;
              }
            }
            if (data41.message !== void 0) {
              let data43 = data41.message;
              if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
                if (data43.role === void 0) {
                  const err54 = { instancePath: instancePath + "/trace/message", schemaPath: "#/properties/trace/properties/message/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'", schema: schema31.properties.trace.properties.message.required, parentSchema: schema31.properties.trace.properties.message, data: data43 };
                  if (vErrors === null) {
                    vErrors = [err54];
                  } else {
                    vErrors.push(err54);
                  }
                  errors++;
                }
                if (data43.text === void 0) {
                  const err55 = { instancePath: instancePath + "/trace/message", schemaPath: "#/properties/trace/properties/message/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema31.properties.trace.properties.message.required, parentSchema: schema31.properties.trace.properties.message, data: data43 };
                  if (vErrors === null) {
                    vErrors = [err55];
                  } else {
                    vErrors.push(err55);
                  }
                  errors++;
                }
                for (const key9 in data43) {
                  if (!(key9 === "when" || key9 === "role" || key9 === "text")) {
                    const err56 = { instancePath: instancePath + "/trace/message", schemaPath: "#/properties/trace/properties/message/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.trace.properties.message, data: data43 };
                    if (vErrors === null) {
                      vErrors = [err56];
                    } else {
                      vErrors.push(err56);
                    }
                    errors++;
                  }
                }
                if (data43.when !== void 0) {
                  if (!validate21(data43.when, { instancePath: instancePath + "/trace/message/when", parentData: data43, parentDataProperty: "when", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                    errors = vErrors.length;
                  }
                }
                if (data43.role !== void 0) {
                  if (!validate21(data43.role, { instancePath: instancePath + "/trace/message/role", parentData: data43, parentDataProperty: "role", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                    errors = vErrors.length;
                  }
                }
                if (data43.text !== void 0) {
                  if (!validate21(data43.text, { instancePath: instancePath + "/trace/message/text", parentData: data43, parentDataProperty: "text", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                    errors = vErrors.length;
                  }
                }
              } else {
                const err57 = { instancePath: instancePath + "/trace/message", schemaPath: "#/properties/trace/properties/message/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.trace.properties.message.type, parentSchema: schema31.properties.trace.properties.message, data: data43 };
                if (vErrors === null) {
                  vErrors = [err57];
                } else {
                  vErrors.push(err57);
                }
                errors++;
              }
            }
            if (data41.calls !== void 0) {
              let data47 = data41.calls;
              if (data47 && typeof data47 == "object" && !Array.isArray(data47)) {
                if (data47.select === void 0) {
                  const err58 = { instancePath: instancePath + "/trace/calls", schemaPath: "#/properties/trace/properties/calls/required", keyword: "required", params: { missingProperty: "select" }, message: "must have required property 'select'", schema: schema31.properties.trace.properties.calls.required, parentSchema: schema31.properties.trace.properties.calls, data: data47 };
                  if (vErrors === null) {
                    vErrors = [err58];
                  } else {
                    vErrors.push(err58);
                  }
                  errors++;
                }
                if (data47.tool === void 0) {
                  const err59 = { instancePath: instancePath + "/trace/calls", schemaPath: "#/properties/trace/properties/calls/required", keyword: "required", params: { missingProperty: "tool" }, message: "must have required property 'tool'", schema: schema31.properties.trace.properties.calls.required, parentSchema: schema31.properties.trace.properties.calls, data: data47 };
                  if (vErrors === null) {
                    vErrors = [err59];
                  } else {
                    vErrors.push(err59);
                  }
                  errors++;
                }
                for (const key10 in data47) {
                  if (!(key10 === "select" || key10 === "when" || key10 === "tool" || key10 === "args" || key10 === "id" || key10 === "result" || key10 === "error")) {
                    const err60 = { instancePath: instancePath + "/trace/calls", schemaPath: "#/properties/trace/properties/calls/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.trace.properties.calls, data: data47 };
                    if (vErrors === null) {
                      vErrors = [err60];
                    } else {
                      vErrors.push(err60);
                    }
                    errors++;
                  }
                }
                if (data47.select !== void 0) {
                  let data48 = data47.select;
                  if (typeof data48 !== "string") {
                    const err61 = { instancePath: instancePath + "/trace/calls/select", schemaPath: "#/$defs/selector/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.type, parentSchema: schema32, data: data48 };
                    if (vErrors === null) {
                      vErrors = [err61];
                    } else {
                      vErrors.push(err61);
                    }
                    errors++;
                  }
                }
                if (data47.when !== void 0) {
                  if (!validate21(data47.when, { instancePath: instancePath + "/trace/calls/when", parentData: data47, parentDataProperty: "when", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                    errors = vErrors.length;
                  }
                }
                if (data47.tool !== void 0) {
                  if (!validate21(data47.tool, { instancePath: instancePath + "/trace/calls/tool", parentData: data47, parentDataProperty: "tool", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                    errors = vErrors.length;
                  }
                }
                if (data47.args !== void 0) {
                  if (!validate21(data47.args, { instancePath: instancePath + "/trace/calls/args", parentData: data47, parentDataProperty: "args", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                    errors = vErrors.length;
                  }
                }
                if (data47.id !== void 0) {
                  if (!validate21(data47.id, { instancePath: instancePath + "/trace/calls/id", parentData: data47, parentDataProperty: "id", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                    errors = vErrors.length;
                  }
                }
                if (data47.result !== void 0) {
                  if (!validate21(data47.result, { instancePath: instancePath + "/trace/calls/result", parentData: data47, parentDataProperty: "result", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                    errors = vErrors.length;
                  }
                }
                if (data47.error !== void 0) {
                  if (!validate21(data47.error, { instancePath: instancePath + "/trace/calls/error", parentData: data47, parentDataProperty: "error", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                    errors = vErrors.length;
                  }
                }
              } else {
                const err62 = { instancePath: instancePath + "/trace/calls", schemaPath: "#/properties/trace/properties/calls/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.trace.properties.calls.type, parentSchema: schema31.properties.trace.properties.calls, data: data47 };
                if (vErrors === null) {
                  vErrors = [err62];
                } else {
                  vErrors.push(err62);
                }
                errors++;
              }
            }
            if (data41.results !== void 0) {
              let data55 = data41.results;
              if (data55 && typeof data55 == "object" && !Array.isArray(data55)) {
                if (data55.when === void 0) {
                  const err63 = { instancePath: instancePath + "/trace/results", schemaPath: "#/properties/trace/properties/results/required", keyword: "required", params: { missingProperty: "when" }, message: "must have required property 'when'", schema: schema31.properties.trace.properties.results.required, parentSchema: schema31.properties.trace.properties.results, data: data55 };
                  if (vErrors === null) {
                    vErrors = [err63];
                  } else {
                    vErrors.push(err63);
                  }
                  errors++;
                }
                if (data55.result === void 0) {
                  const err64 = { instancePath: instancePath + "/trace/results", schemaPath: "#/properties/trace/properties/results/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'", schema: schema31.properties.trace.properties.results.required, parentSchema: schema31.properties.trace.properties.results, data: data55 };
                  if (vErrors === null) {
                    vErrors = [err64];
                  } else {
                    vErrors.push(err64);
                  }
                  errors++;
                }
                for (const key11 in data55) {
                  if (!(key11 === "select" || key11 === "when" || key11 === "id" || key11 === "tool" || key11 === "result" || key11 === "error")) {
                    const err65 = { instancePath: instancePath + "/trace/results", schemaPath: "#/properties/trace/properties/results/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.trace.properties.results, data: data55 };
                    if (vErrors === null) {
                      vErrors = [err65];
                    } else {
                      vErrors.push(err65);
                    }
                    errors++;
                  }
                }
                if (data55.select !== void 0) {
                  let data56 = data55.select;
                  if (typeof data56 !== "string") {
                    const err66 = { instancePath: instancePath + "/trace/results/select", schemaPath: "#/$defs/selector/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.type, parentSchema: schema32, data: data56 };
                    if (vErrors === null) {
                      vErrors = [err66];
                    } else {
                      vErrors.push(err66);
                    }
                    errors++;
                  }
                }
                if (data55.when !== void 0) {
                  if (!validate21(data55.when, { instancePath: instancePath + "/trace/results/when", parentData: data55, parentDataProperty: "when", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                    errors = vErrors.length;
                  }
                }
                if (data55.id !== void 0) {
                  if (!validate21(data55.id, { instancePath: instancePath + "/trace/results/id", parentData: data55, parentDataProperty: "id", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                    errors = vErrors.length;
                  }
                }
                if (data55.tool !== void 0) {
                  if (!validate21(data55.tool, { instancePath: instancePath + "/trace/results/tool", parentData: data55, parentDataProperty: "tool", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                    errors = vErrors.length;
                  }
                }
                if (data55.result !== void 0) {
                  if (!validate21(data55.result, { instancePath: instancePath + "/trace/results/result", parentData: data55, parentDataProperty: "result", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                    errors = vErrors.length;
                  }
                }
                if (data55.error !== void 0) {
                  if (!validate21(data55.error, { instancePath: instancePath + "/trace/results/error", parentData: data55, parentDataProperty: "error", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                    errors = vErrors.length;
                  }
                }
              } else {
                const err67 = { instancePath: instancePath + "/trace/results", schemaPath: "#/properties/trace/properties/results/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.trace.properties.results.type, parentSchema: schema31.properties.trace.properties.results, data: data55 };
                if (vErrors === null) {
                  vErrors = [err67];
                } else {
                  vErrors.push(err67);
                }
                errors++;
              }
            }
          } else {
            const err68 = { instancePath: instancePath + "/trace", schemaPath: "#/properties/trace/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.trace.type, parentSchema: schema31.properties.trace, data: data41 };
            if (vErrors === null) {
              vErrors = [err68];
            } else {
              vErrors.push(err68);
            }
            errors++;
          }
        }
        if (data.usage !== void 0) {
          let data62 = data.usage;
          if (data62 && typeof data62 == "object" && !Array.isArray(data62)) {
            for (const key12 in data62) {
              const _errs119 = errors;
              if (typeof key12 === "string") {
                if (!pattern9.test(key12)) {
                  const err69 = { instancePath: instancePath + "/usage", schemaPath: "#/properties/usage/propertyNames/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z_][A-Za-z0-9_-]*$" }, message: 'must match pattern "^[A-Za-z_][A-Za-z0-9_-]*$"', schema: "^[A-Za-z_][A-Za-z0-9_-]*$", parentSchema: schema31.properties.usage.propertyNames, data: key12, propertyName: key12 };
                  if (vErrors === null) {
                    vErrors = [err69];
                  } else {
                    vErrors.push(err69);
                  }
                  errors++;
                }
              }
              var valid20 = _errs119 === errors;
              if (!valid20) {
                const err70 = { instancePath: instancePath + "/usage", schemaPath: "#/properties/usage/propertyNames", keyword: "propertyNames", params: { propertyName: key12 }, message: "property name must be valid", schema: schema31.properties.usage.propertyNames, parentSchema: schema31.properties.usage, data: data62 };
                if (vErrors === null) {
                  vErrors = [err70];
                } else {
                  vErrors.push(err70);
                }
                errors++;
              }
            }
            for (const key13 in data62) {
              if (!(key13 === "input_tokens" || key13 === "output_tokens" || key13 === "cost_usd" || key13 === "latency_ms")) {
                if (!validate21(data62[key13], { instancePath: instancePath + "/usage/" + key13.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data62, parentDataProperty: key13, rootData, dynamicAnchors })) {
                  vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                  errors = vErrors.length;
                }
              }
            }
            if (data62.input_tokens !== void 0) {
              if (!validate21(data62.input_tokens, { instancePath: instancePath + "/usage/input_tokens", parentData: data62, parentDataProperty: "input_tokens", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                errors = vErrors.length;
              }
            }
            if (data62.output_tokens !== void 0) {
              if (!validate21(data62.output_tokens, { instancePath: instancePath + "/usage/output_tokens", parentData: data62, parentDataProperty: "output_tokens", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                errors = vErrors.length;
              }
            }
            if (data62.cost_usd !== void 0) {
              if (!validate21(data62.cost_usd, { instancePath: instancePath + "/usage/cost_usd", parentData: data62, parentDataProperty: "cost_usd", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                errors = vErrors.length;
              }
            }
            if (data62.latency_ms !== void 0) {
              if (!validate21(data62.latency_ms, { instancePath: instancePath + "/usage/latency_ms", parentData: data62, parentDataProperty: "latency_ms", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err71 = { instancePath: instancePath + "/usage", schemaPath: "#/properties/usage/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.usage.type, parentSchema: schema31.properties.usage, data: data62 };
            if (vErrors === null) {
              vErrors = [err71];
            } else {
              vErrors.push(err71);
            }
            errors++;
          }
        }
        if (data.error !== void 0) {
          let data68 = data.error;
          if (data68 && typeof data68 == "object" && !Array.isArray(data68)) {
            if (data68.message === void 0) {
              const err72 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema31.properties.error.required, parentSchema: schema31.properties.error, data: data68 };
              if (vErrors === null) {
                vErrors = [err72];
              } else {
                vErrors.push(err72);
              }
              errors++;
            }
            for (const key14 in data68) {
              if (!(key14 === "when" || key14 === "unless" || key14 === "message" || key14 === "kinds" || key14 === "otherwise")) {
                const err73 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key14 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.error, data: data68 };
                if (vErrors === null) {
                  vErrors = [err73];
                } else {
                  vErrors.push(err73);
                }
                errors++;
              }
            }
            if (data68.when !== void 0) {
              if (!validate21(data68.when, { instancePath: instancePath + "/error/when", parentData: data68, parentDataProperty: "when", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                errors = vErrors.length;
              }
            }
            if (data68.unless !== void 0) {
              if (!validate21(data68.unless, { instancePath: instancePath + "/error/unless", parentData: data68, parentDataProperty: "unless", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                errors = vErrors.length;
              }
            }
            if (data68.message !== void 0) {
              if (!validate21(data68.message, { instancePath: instancePath + "/error/message", parentData: data68, parentDataProperty: "message", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                errors = vErrors.length;
              }
            }
            if (data68.kinds !== void 0) {
              let data72 = data68.kinds;
              if (data72 && typeof data72 == "object" && !Array.isArray(data72)) {
                for (const key15 in data72) {
                  if (!(key15 === "infrastructure" || key15 === "judge" || key15 === "agent")) {
                    const err74 = { instancePath: instancePath + "/error/kinds", schemaPath: "#/properties/error/properties/kinds/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key15 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.error.properties.kinds, data: data72 };
                    if (vErrors === null) {
                      vErrors = [err74];
                    } else {
                      vErrors.push(err74);
                    }
                    errors++;
                  }
                }
                if (data72.infrastructure !== void 0) {
                  let data73 = data72.infrastructure;
                  if (Array.isArray(data73)) {
                    if (data73.length < 1) {
                      const err75 = { instancePath: instancePath + "/error/kinds/infrastructure", schemaPath: "#/$defs/patterns/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema44, data: data73 };
                      if (vErrors === null) {
                        vErrors = [err75];
                      } else {
                        vErrors.push(err75);
                      }
                      errors++;
                    }
                    const len0 = data73.length;
                    for (let i0 = 0; i0 < len0; i0++) {
                      let data74 = data73[i0];
                      if (typeof data74 !== "string") {
                        const err76 = { instancePath: instancePath + "/error/kinds/infrastructure/" + i0, schemaPath: "#/$defs/patterns/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.items.type, parentSchema: schema44.items, data: data74 };
                        if (vErrors === null) {
                          vErrors = [err76];
                        } else {
                          vErrors.push(err76);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err77 = { instancePath: instancePath + "/error/kinds/infrastructure", schemaPath: "#/$defs/patterns/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema44.type, parentSchema: schema44, data: data73 };
                    if (vErrors === null) {
                      vErrors = [err77];
                    } else {
                      vErrors.push(err77);
                    }
                    errors++;
                  }
                }
                if (data72.judge !== void 0) {
                  let data75 = data72.judge;
                  if (Array.isArray(data75)) {
                    if (data75.length < 1) {
                      const err78 = { instancePath: instancePath + "/error/kinds/judge", schemaPath: "#/$defs/patterns/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema44, data: data75 };
                      if (vErrors === null) {
                        vErrors = [err78];
                      } else {
                        vErrors.push(err78);
                      }
                      errors++;
                    }
                    const len1 = data75.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let data76 = data75[i1];
                      if (typeof data76 !== "string") {
                        const err79 = { instancePath: instancePath + "/error/kinds/judge/" + i1, schemaPath: "#/$defs/patterns/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.items.type, parentSchema: schema44.items, data: data76 };
                        if (vErrors === null) {
                          vErrors = [err79];
                        } else {
                          vErrors.push(err79);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err80 = { instancePath: instancePath + "/error/kinds/judge", schemaPath: "#/$defs/patterns/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema44.type, parentSchema: schema44, data: data75 };
                    if (vErrors === null) {
                      vErrors = [err80];
                    } else {
                      vErrors.push(err80);
                    }
                    errors++;
                  }
                }
                if (data72.agent !== void 0) {
                  let data77 = data72.agent;
                  if (Array.isArray(data77)) {
                    if (data77.length < 1) {
                      const err81 = { instancePath: instancePath + "/error/kinds/agent", schemaPath: "#/$defs/patterns/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema44, data: data77 };
                      if (vErrors === null) {
                        vErrors = [err81];
                      } else {
                        vErrors.push(err81);
                      }
                      errors++;
                    }
                    const len2 = data77.length;
                    for (let i2 = 0; i2 < len2; i2++) {
                      let data78 = data77[i2];
                      if (typeof data78 !== "string") {
                        const err82 = { instancePath: instancePath + "/error/kinds/agent/" + i2, schemaPath: "#/$defs/patterns/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.items.type, parentSchema: schema44.items, data: data78 };
                        if (vErrors === null) {
                          vErrors = [err82];
                        } else {
                          vErrors.push(err82);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err83 = { instancePath: instancePath + "/error/kinds/agent", schemaPath: "#/$defs/patterns/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema44.type, parentSchema: schema44, data: data77 };
                    if (vErrors === null) {
                      vErrors = [err83];
                    } else {
                      vErrors.push(err83);
                    }
                    errors++;
                  }
                }
              } else {
                const err84 = { instancePath: instancePath + "/error/kinds", schemaPath: "#/properties/error/properties/kinds/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.error.properties.kinds.type, parentSchema: schema31.properties.error.properties.kinds, data: data72 };
                if (vErrors === null) {
                  vErrors = [err84];
                } else {
                  vErrors.push(err84);
                }
                errors++;
              }
            }
            if (data68.otherwise !== void 0) {
              let data79 = data68.otherwise;
              if (!(data79 === "agent" || data79 === "infrastructure" || data79 === "judge")) {
                const err85 = { instancePath: instancePath + "/error/otherwise", schemaPath: "#/properties/error/properties/otherwise/enum", keyword: "enum", params: { allowedValues: schema31.properties.error.properties.otherwise.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.error.properties.otherwise.enum, parentSchema: schema31.properties.error.properties.otherwise, data: data79 };
                if (vErrors === null) {
                  vErrors = [err85];
                } else {
                  vErrors.push(err85);
                }
                errors++;
              }
            }
          } else {
            const err86 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.error.type, parentSchema: schema31.properties.error, data: data68 };
            if (vErrors === null) {
              vErrors = [err86];
            } else {
              vErrors.push(err86);
            }
            errors++;
          }
        }
      } else {
        const err87 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
        if (vErrors === null) {
          vErrors = [err87];
        } else {
          vErrors.push(err87);
        }
        errors++;
      }
      validate20.errors = vErrors;
      return errors === 0;
    }
    validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  }
});

// entered:./schemas/mapping.schema.json?ready
module.exports = require_mapping_schema();
