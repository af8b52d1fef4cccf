var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// schemas/result.schema.json?ready
var require_result_schema = __commonJS({
  "schemas/result.schema.json?ready"(exports2, module2) {
    "use strict";
    module2.exports = validate20;
    module2.exports.default = validate20;
    var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/agent-gate/agent-regression-gate/v0/schemas/result.schema.json", "title": "Agent Gate trial result", "type": "object", "additionalProperties": false, "required": ["scenario", "trial", "error", "rubrics"], "properties": { "scenario": { "type": "string", "pattern": "^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{1,1000}$", "examples": ["book-conflict-3"] }, "trial": { "type": "integer", "examples": [1] }, "error": { "title": "TrialError", "type": ["object", "null"], "additionalProperties": false, "required": ["kind", "message", "classified"], "properties": { "kind": { "title": "ErrorKind", "enum": ["agent", "infrastructure", "judge"], "examples": ["infrastructure"] }, "message": { "type": "string", "examples": ["rate limit reached"] }, "classified": { "type": "boolean", "examples": [true] } }, "examples": [null] }, "rubrics": { "type": "array", "items": { "title": "RubricResult", "type": "object", "additionalProperties": false, "required": ["rubric", "version", "hash", "outcome", "tree", "warnings"], "properties": { "derived": { "type": "array", "items": { "title": "DerivedResult", "type": "object", "additionalProperties": false, "required": ["explanation", "fact"], "properties": { "explanation": { "type": "string", "examples": ["word_count (8) is below 50"] }, "fact": { "type": "string", "examples": ["is_too_short"] }, "cut": { "const": true, "examples": [true] }, "value": { "examples": [true] } } }, "examples": [[]] }, "rubric": { "type": "string", "examples": ["task-completion"] }, "version": { "type": "string", "examples": ["1.0.0"] }, "hash": { "type": "string", "examples": ["sha256:0000000000000000000000000000000000000000000000000000000000000000"] }, "outcome": { "type": "string", "examples": ["successful_completion"] }, "tree": { "$ref": "#/$defs/node" }, "warnings": { "type": "array", "items": { "type": "string" }, "examples": [["fact `output` is absent"]] } } }, "examples": [[]] } }, "$defs": { "node": { "title": "NodeResult", "type": "object", "additionalProperties": false, "required": ["key", "kind", "verdict", "score", "weight", "severity", "explanation"], "properties": { "key": { "type": "string", "examples": ["correct_time"] }, "kind": { "type": "string", "examples": ["criterion"] }, "verdict": { "title": "Verdict", "enum": ["pass", "warn", "fail", "skipped", "error"], "examples": ["pass"] }, "score": { "type": ["number", "null"], "minimum": 0, "maximum": 1, "examples": [1] }, "weight": { "type": "number", "examples": [0.25] }, "severity": { "title": "Severity", "enum": ["none", "low", "medium", "high", "critical"], "examples": ["medium"] }, "explanation": { "type": "string", "examples": ['time ("15:00") does not equal "14:00"'] }, "observed": { "type": "array", "items": { "title": "Observation", "type": "object", "additionalProperties": false, "required": ["field"], "properties": { "field": { "type": "string", "examples": ["output"] }, "cut": { "const": true, "examples": [true] }, "value": { "examples": ["Done."] } } }, "examples": [[]] }, "children": { "type": "array", "items": { "$ref": "#/$defs/node" }, "examples": [[]] }, "label": { "type": "string", "examples": ["addressed_but_wrong"] }, "otherwise": { "const": true, "examples": [true] }, "question": { "type": "string", "examples": ["Did the agent book the right time?"] }, "threshold": { "type": "number", "minimum": 0, "maximum": 1, "examples": [0.75] }, "version": { "type": "string", "examples": ["1.2.0"] }, "raw": { "type": "number", "examples": [-1] } } } } };
    var pattern4 = new RegExp("^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{1,1000}$", "u");
    var schema32 = { "title": "NodeResult", "type": "object", "additionalProperties": false, "required": ["key", "kind", "verdict", "score", "weight", "severity", "explanation"], "properties": { "key": { "type": "string", "examples": ["correct_time"] }, "kind": { "type": "string", "examples": ["criterion"] }, "verdict": { "title": "Verdict", "enum": ["pass", "warn", "fail", "skipped", "error"], "examples": ["pass"] }, "score": { "type": ["number", "null"], "minimum": 0, "maximum": 1, "examples": [1] }, "weight": { "type": "number", "examples": [0.25] }, "severity": { "title": "Severity", "enum": ["none", "low", "medium", "high", "critical"], "examples": ["medium"] }, "explanation": { "type": "string", "examples": ['time ("15:00") does not equal "14:00"'] }, "observed": { "type": "array", "items": { "title": "Observation", "type": "object", "additionalProperties": false, "required": ["field"], "properties": { "field": { "type": "string", "examples": ["output"] }, "cut": { "const": true, "examples": [true] }, "value": { "examples": ["Done."] } } }, "examples": [[]] }, "children": { "type": "array", "items": { "$ref": "#/$defs/node" }, "examples": [[]] }, "label": { "type": "string", "examples": ["addressed_but_wrong"] }, "otherwise": { "const": true, "examples": [true] }, "question": { "type": "string", "examples": ["Did the agent book the right time?"] }, "threshold": { "type": "number", "minimum": 0, "maximum": 1, "examples": [0.75] }, "version": { "type": "string", "examples": ["1.2.0"] }, "raw": { "type": "number", "examples": [-1] } } };
    var func1 = Object.prototype.hasOwnProperty;
    var wrapper0 = { validate: validate21 };
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
        if (data.key === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema32.required, parentSchema: schema32, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.kind === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema32.required, parentSchema: schema32, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.verdict === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "verdict" }, message: "must have required property 'verdict'", schema: schema32.required, parentSchema: schema32, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.score === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'", schema: schema32.required, parentSchema: schema32, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.weight === void 0) {
          const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "weight" }, message: "must have required property 'weight'", schema: schema32.required, parentSchema: schema32, data };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.severity === void 0) {
          const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "severity" }, message: "must have required property 'severity'", schema: schema32.required, parentSchema: schema32, data };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.explanation === void 0) {
          const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "explanation" }, message: "must have required property 'explanation'", schema: schema32.required, parentSchema: schema32, data };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!func1.call(schema32.properties, key0)) {
            const err7 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema32, data };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.key !== void 0) {
          let data0 = data.key;
          if (typeof data0 !== "string") {
            const err8 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.key.type, parentSchema: schema32.properties.key, data: data0 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.kind !== void 0) {
          let data1 = data.kind;
          if (typeof data1 !== "string") {
            const err9 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.kind.type, parentSchema: schema32.properties.kind, data: data1 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.verdict !== void 0) {
          let data2 = data.verdict;
          if (!(data2 === "pass" || data2 === "warn" || data2 === "fail" || data2 === "skipped" || data2 === "error")) {
            const err10 = { instancePath: instancePath + "/verdict", schemaPath: "#/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema32.properties.verdict.enum }, message: "must be equal to one of the allowed values", schema: schema32.properties.verdict.enum, parentSchema: schema32.properties.verdict, data: data2 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.score !== void 0) {
          let data3 = data.score;
          if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
            const err11 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: schema32.properties.score.type }, message: "must be number,null", schema: schema32.properties.score.type, parentSchema: schema32.properties.score, data: data3 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 1 || isNaN(data3)) {
              const err12 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema32.properties.score, data: data3 };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data3 < 0 || isNaN(data3)) {
              const err13 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema32.properties.score, data: data3 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          }
        }
        if (data.weight !== void 0) {
          let data4 = data.weight;
          if (!(typeof data4 == "number" && isFinite(data4))) {
            const err14 = { instancePath: instancePath + "/weight", schemaPath: "#/properties/weight/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema32.properties.weight.type, parentSchema: schema32.properties.weight, data: data4 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data.severity !== void 0) {
          let data5 = data.severity;
          if (!(data5 === "none" || data5 === "low" || data5 === "medium" || data5 === "high" || data5 === "critical")) {
            const err15 = { instancePath: instancePath + "/severity", schemaPath: "#/properties/severity/enum", keyword: "enum", params: { allowedValues: schema32.properties.severity.enum }, message: "must be equal to one of the allowed values", schema: schema32.properties.severity.enum, parentSchema: schema32.properties.severity, data: data5 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data.explanation !== void 0) {
          let data6 = data.explanation;
          if (typeof data6 !== "string") {
            const err16 = { instancePath: instancePath + "/explanation", schemaPath: "#/properties/explanation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.explanation.type, parentSchema: schema32.properties.explanation, data: data6 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data.observed !== void 0) {
          let data7 = data.observed;
          if (Array.isArray(data7)) {
            const len0 = data7.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data8 = data7[i0];
              if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                if (data8.field === void 0) {
                  const err17 = { instancePath: instancePath + "/observed/" + i0, schemaPath: "#/properties/observed/items/required", keyword: "required", params: { missingProperty: "field" }, message: "must have required property 'field'", schema: schema32.properties.observed.items.required, parentSchema: schema32.properties.observed.items, data: data8 };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
                for (const key1 in data8) {
                  if (!(key1 === "field" || key1 === "cut" || key1 === "value")) {
                    const err18 = { instancePath: instancePath + "/observed/" + i0, schemaPath: "#/properties/observed/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema32.properties.observed.items, data: data8 };
                    if (vErrors === null) {
                      vErrors = [err18];
                    } else {
                      vErrors.push(err18);
                    }
                    errors++;
                  }
                }
                if (data8.field !== void 0) {
                  let data9 = data8.field;
                  if (typeof data9 !== "string") {
                    const err19 = { instancePath: instancePath + "/observed/" + i0 + "/field", schemaPath: "#/properties/observed/items/properties/field/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.observed.items.properties.field.type, parentSchema: schema32.properties.observed.items.properties.field, data: data9 };
                    if (vErrors === null) {
                      vErrors = [err19];
                    } else {
                      vErrors.push(err19);
                    }
                    errors++;
                  }
                }
                if (data8.cut !== void 0) {
                  let data10 = data8.cut;
                  if (true !== data10) {
                    const err20 = { instancePath: instancePath + "/observed/" + i0 + "/cut", schemaPath: "#/properties/observed/items/properties/cut/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema32.properties.observed.items.properties.cut, data: data10 };
                    if (vErrors === null) {
                      vErrors = [err20];
                    } else {
                      vErrors.push(err20);
                    }
                    errors++;
                  }
                }
              } else {
                const err21 = { instancePath: instancePath + "/observed/" + i0, schemaPath: "#/properties/observed/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.properties.observed.items.type, parentSchema: schema32.properties.observed.items, data: data8 };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
          } else {
            const err22 = { instancePath: instancePath + "/observed", schemaPath: "#/properties/observed/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties.observed.type, parentSchema: schema32.properties.observed, data: data7 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data.children !== void 0) {
          let data11 = data.children;
          if (Array.isArray(data11)) {
            const len1 = data11.length;
            for (let i1 = 0; i1 < len1; i1++) {
              if (!wrapper0.validate(data11[i1], { instancePath: instancePath + "/children/" + i1, parentData: data11, parentDataProperty: i1, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err23 = { instancePath: instancePath + "/children", schemaPath: "#/properties/children/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema32.properties.children.type, parentSchema: schema32.properties.children, data: data11 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data.label !== void 0) {
          let data13 = data.label;
          if (typeof data13 !== "string") {
            const err24 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.label.type, parentSchema: schema32.properties.label, data: data13 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data.otherwise !== void 0) {
          let data14 = data.otherwise;
          if (true !== data14) {
            const err25 = { instancePath: instancePath + "/otherwise", schemaPath: "#/properties/otherwise/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema32.properties.otherwise, data: data14 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data.question !== void 0) {
          let data15 = data.question;
          if (typeof data15 !== "string") {
            const err26 = { instancePath: instancePath + "/question", schemaPath: "#/properties/question/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.question.type, parentSchema: schema32.properties.question, data: data15 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
        if (data.threshold !== void 0) {
          let data16 = data.threshold;
          if (typeof data16 == "number" && isFinite(data16)) {
            if (data16 > 1 || isNaN(data16)) {
              const err27 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema32.properties.threshold, data: data16 };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
            if (data16 < 0 || isNaN(data16)) {
              const err28 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema32.properties.threshold, data: data16 };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
          } else {
            const err29 = { instancePath: instancePath + "/threshold", schemaPath: "#/properties/threshold/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema32.properties.threshold.type, parentSchema: schema32.properties.threshold, data: data16 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
        if (data.version !== void 0) {
          let data17 = data.version;
          if (typeof data17 !== "string") {
            const err30 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.properties.version.type, parentSchema: schema32.properties.version, data: data17 };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
        if (data.raw !== void 0) {
          let data18 = data.raw;
          if (!(typeof data18 == "number" && isFinite(data18))) {
            const err31 = { instancePath: instancePath + "/raw", schemaPath: "#/properties/raw/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema32.properties.raw.type, parentSchema: schema32.properties.raw, data: data18 };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
      } else {
        const err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
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
        if (data.scenario === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario" }, message: "must have required property 'scenario'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.trial === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "trial" }, message: "must have required property 'trial'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.error === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.rubrics === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rubrics" }, message: "must have required property 'rubrics'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "scenario" || key0 === "trial" || key0 === "error" || key0 === "rubrics")) {
            const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31, data };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.scenario !== void 0) {
          let data0 = data.scenario;
          if (typeof data0 === "string") {
            if (!pattern4.test(data0)) {
              const err5 = { instancePath: instancePath + "/scenario", schemaPath: "#/properties/scenario/pattern", keyword: "pattern", params: { pattern: "^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{1,1000}$" }, message: 'must match pattern "^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{1,1000}$"', schema: "^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{1,1000}$", parentSchema: schema31.properties.scenario, data: data0 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          } else {
            const err6 = { instancePath: instancePath + "/scenario", schemaPath: "#/properties/scenario/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.scenario.type, parentSchema: schema31.properties.scenario, data: data0 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.trial !== void 0) {
          let data1 = data.trial;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            const err7 = { instancePath: instancePath + "/trial", schemaPath: "#/properties/trial/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.trial.type, parentSchema: schema31.properties.trial, data: data1 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.error !== void 0) {
          let data2 = data.error;
          if (!(data2 && typeof data2 == "object" && !Array.isArray(data2)) && data2 !== null) {
            const err8 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: schema31.properties.error.type }, message: "must be object,null", schema: schema31.properties.error.type, parentSchema: schema31.properties.error, data: data2 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.kind === void 0) {
              const err9 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema31.properties.error.required, parentSchema: schema31.properties.error, data: data2 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data2.message === void 0) {
              const err10 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema31.properties.error.required, parentSchema: schema31.properties.error, data: data2 };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data2.classified === void 0) {
              const err11 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: "classified" }, message: "must have required property 'classified'", schema: schema31.properties.error.required, parentSchema: schema31.properties.error, data: data2 };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            for (const key1 in data2) {
              if (!(key1 === "kind" || key1 === "message" || key1 === "classified")) {
                const err12 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.error, data: data2 };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
            if (data2.kind !== void 0) {
              let data3 = data2.kind;
              if (!(data3 === "agent" || data3 === "infrastructure" || data3 === "judge")) {
                const err13 = { instancePath: instancePath + "/error/kind", schemaPath: "#/properties/error/properties/kind/enum", keyword: "enum", params: { allowedValues: schema31.properties.error.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.error.properties.kind.enum, parentSchema: schema31.properties.error.properties.kind, data: data3 };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data2.message !== void 0) {
              let data4 = data2.message;
              if (typeof data4 !== "string") {
                const err14 = { instancePath: instancePath + "/error/message", schemaPath: "#/properties/error/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.error.properties.message.type, parentSchema: schema31.properties.error.properties.message, data: data4 };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data2.classified !== void 0) {
              let data5 = data2.classified;
              if (typeof data5 !== "boolean") {
                const err15 = { instancePath: instancePath + "/error/classified", schemaPath: "#/properties/error/properties/classified/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema31.properties.error.properties.classified.type, parentSchema: schema31.properties.error.properties.classified, data: data5 };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
            }
          }
        }
        if (data.rubrics !== void 0) {
          let data6 = data.rubrics;
          if (Array.isArray(data6)) {
            const len0 = data6.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data7 = data6[i0];
              if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                if (data7.rubric === void 0) {
                  const err16 = { instancePath: instancePath + "/rubrics/" + i0, schemaPath: "#/properties/rubrics/items/required", keyword: "required", params: { missingProperty: "rubric" }, message: "must have required property 'rubric'", schema: schema31.properties.rubrics.items.required, parentSchema: schema31.properties.rubrics.items, data: data7 };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                if (data7.version === void 0) {
                  const err17 = { instancePath: instancePath + "/rubrics/" + i0, schemaPath: "#/properties/rubrics/items/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema31.properties.rubrics.items.required, parentSchema: schema31.properties.rubrics.items, data: data7 };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
                if (data7.hash === void 0) {
                  const err18 = { instancePath: instancePath + "/rubrics/" + i0, schemaPath: "#/properties/rubrics/items/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'", schema: schema31.properties.rubrics.items.required, parentSchema: schema31.properties.rubrics.items, data: data7 };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
                if (data7.outcome === void 0) {
                  const err19 = { instancePath: instancePath + "/rubrics/" + i0, schemaPath: "#/properties/rubrics/items/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema31.properties.rubrics.items.required, parentSchema: schema31.properties.rubrics.items, data: data7 };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
                if (data7.tree === void 0) {
                  const err20 = { instancePath: instancePath + "/rubrics/" + i0, schemaPath: "#/properties/rubrics/items/required", keyword: "required", params: { missingProperty: "tree" }, message: "must have required property 'tree'", schema: schema31.properties.rubrics.items.required, parentSchema: schema31.properties.rubrics.items, data: data7 };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
                if (data7.warnings === void 0) {
                  const err21 = { instancePath: instancePath + "/rubrics/" + i0, schemaPath: "#/properties/rubrics/items/required", keyword: "required", params: { missingProperty: "warnings" }, message: "must have required property 'warnings'", schema: schema31.properties.rubrics.items.required, parentSchema: schema31.properties.rubrics.items, data: data7 };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
                for (const key2 in data7) {
                  if (!(key2 === "derived" || key2 === "rubric" || key2 === "version" || key2 === "hash" || key2 === "outcome" || key2 === "tree" || key2 === "warnings")) {
                    const err22 = { instancePath: instancePath + "/rubrics/" + i0, schemaPath: "#/properties/rubrics/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.rubrics.items, data: data7 };
                    if (vErrors === null) {
                      vErrors = [err22];
                    } else {
                      vErrors.push(err22);
                    }
                    errors++;
                  }
                }
                if (data7.derived !== void 0) {
                  let data8 = data7.derived;
                  if (Array.isArray(data8)) {
                    const len1 = data8.length;
                    for (let i1 = 0; i1 < len1; i1++) {
                      let data9 = data8[i1];
                      if (data9 && typeof data9 == "object" && !Array.isArray(data9)) {
                        if (data9.explanation === void 0) {
                          const err23 = { instancePath: instancePath + "/rubrics/" + i0 + "/derived/" + i1, schemaPath: "#/properties/rubrics/items/properties/derived/items/required", keyword: "required", params: { missingProperty: "explanation" }, message: "must have required property 'explanation'", schema: schema31.properties.rubrics.items.properties.derived.items.required, parentSchema: schema31.properties.rubrics.items.properties.derived.items, data: data9 };
                          if (vErrors === null) {
                            vErrors = [err23];
                          } else {
                            vErrors.push(err23);
                          }
                          errors++;
                        }
                        if (data9.fact === void 0) {
                          const err24 = { instancePath: instancePath + "/rubrics/" + i0 + "/derived/" + i1, schemaPath: "#/properties/rubrics/items/properties/derived/items/required", keyword: "required", params: { missingProperty: "fact" }, message: "must have required property 'fact'", schema: schema31.properties.rubrics.items.properties.derived.items.required, parentSchema: schema31.properties.rubrics.items.properties.derived.items, data: data9 };
                          if (vErrors === null) {
                            vErrors = [err24];
                          } else {
                            vErrors.push(err24);
                          }
                          errors++;
                        }
                        for (const key3 in data9) {
                          if (!(key3 === "explanation" || key3 === "fact" || key3 === "cut" || key3 === "value")) {
                            const err25 = { instancePath: instancePath + "/rubrics/" + i0 + "/derived/" + i1, schemaPath: "#/properties/rubrics/items/properties/derived/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.rubrics.items.properties.derived.items, data: data9 };
                            if (vErrors === null) {
                              vErrors = [err25];
                            } else {
                              vErrors.push(err25);
                            }
                            errors++;
                          }
                        }
                        if (data9.explanation !== void 0) {
                          let data10 = data9.explanation;
                          if (typeof data10 !== "string") {
                            const err26 = { instancePath: instancePath + "/rubrics/" + i0 + "/derived/" + i1 + "/explanation", schemaPath: "#/properties/rubrics/items/properties/derived/items/properties/explanation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.rubrics.items.properties.derived.items.properties.explanation.type, parentSchema: schema31.properties.rubrics.items.properties.derived.items.properties.explanation, data: data10 };
                            if (vErrors === null) {
                              vErrors = [err26];
                            } else {
                              vErrors.push(err26);
                            }
                            errors++;
                          }
                        }
                        if (data9.fact !== void 0) {
                          let data11 = data9.fact;
                          if (typeof data11 !== "string") {
                            const err27 = { instancePath: instancePath + "/rubrics/" + i0 + "/derived/" + i1 + "/fact", schemaPath: "#/properties/rubrics/items/properties/derived/items/properties/fact/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.rubrics.items.properties.derived.items.properties.fact.type, parentSchema: schema31.properties.rubrics.items.properties.derived.items.properties.fact, data: data11 };
                            if (vErrors === null) {
                              vErrors = [err27];
                            } else {
                              vErrors.push(err27);
                            }
                            errors++;
                          }
                        }
                        if (data9.cut !== void 0) {
                          let data12 = data9.cut;
                          if (true !== data12) {
                            const err28 = { instancePath: instancePath + "/rubrics/" + i0 + "/derived/" + i1 + "/cut", schemaPath: "#/properties/rubrics/items/properties/derived/items/properties/cut/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema31.properties.rubrics.items.properties.derived.items.properties.cut, data: data12 };
                            if (vErrors === null) {
                              vErrors = [err28];
                            } else {
                              vErrors.push(err28);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err29 = { instancePath: instancePath + "/rubrics/" + i0 + "/derived/" + i1, schemaPath: "#/properties/rubrics/items/properties/derived/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.rubrics.items.properties.derived.items.type, parentSchema: schema31.properties.rubrics.items.properties.derived.items, data: data9 };
                        if (vErrors === null) {
                          vErrors = [err29];
                        } else {
                          vErrors.push(err29);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err30 = { instancePath: instancePath + "/rubrics/" + i0 + "/derived", schemaPath: "#/properties/rubrics/items/properties/derived/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.rubrics.items.properties.derived.type, parentSchema: schema31.properties.rubrics.items.properties.derived, data: data8 };
                    if (vErrors === null) {
                      vErrors = [err30];
                    } else {
                      vErrors.push(err30);
                    }
                    errors++;
                  }
                }
                if (data7.rubric !== void 0) {
                  let data13 = data7.rubric;
                  if (typeof data13 !== "string") {
                    const err31 = { instancePath: instancePath + "/rubrics/" + i0 + "/rubric", schemaPath: "#/properties/rubrics/items/properties/rubric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.rubrics.items.properties.rubric.type, parentSchema: schema31.properties.rubrics.items.properties.rubric, data: data13 };
                    if (vErrors === null) {
                      vErrors = [err31];
                    } else {
                      vErrors.push(err31);
                    }
                    errors++;
                  }
                }
                if (data7.version !== void 0) {
                  let data14 = data7.version;
                  if (typeof data14 !== "string") {
                    const err32 = { instancePath: instancePath + "/rubrics/" + i0 + "/version", schemaPath: "#/properties/rubrics/items/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.rubrics.items.properties.version.type, parentSchema: schema31.properties.rubrics.items.properties.version, data: data14 };
                    if (vErrors === null) {
                      vErrors = [err32];
                    } else {
                      vErrors.push(err32);
                    }
                    errors++;
                  }
                }
                if (data7.hash !== void 0) {
                  let data15 = data7.hash;
                  if (typeof data15 !== "string") {
                    const err33 = { instancePath: instancePath + "/rubrics/" + i0 + "/hash", schemaPath: "#/properties/rubrics/items/properties/hash/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.rubrics.items.properties.hash.type, parentSchema: schema31.properties.rubrics.items.properties.hash, data: data15 };
                    if (vErrors === null) {
                      vErrors = [err33];
                    } else {
                      vErrors.push(err33);
                    }
                    errors++;
                  }
                }
                if (data7.outcome !== void 0) {
                  let data16 = data7.outcome;
                  if (typeof data16 !== "string") {
                    const err34 = { instancePath: instancePath + "/rubrics/" + i0 + "/outcome", schemaPath: "#/properties/rubrics/items/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.rubrics.items.properties.outcome.type, parentSchema: schema31.properties.rubrics.items.properties.outcome, data: data16 };
                    if (vErrors === null) {
                      vErrors = [err34];
                    } else {
                      vErrors.push(err34);
                    }
                    errors++;
                  }
                }
                if (data7.tree !== void 0) {
                  if (!validate21(data7.tree, { instancePath: instancePath + "/rubrics/" + i0 + "/tree", parentData: data7, parentDataProperty: "tree", rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
                    errors = vErrors.length;
                  }
                }
                if (data7.warnings !== void 0) {
                  let data18 = data7.warnings;
                  if (Array.isArray(data18)) {
                    const len2 = data18.length;
                    for (let i2 = 0; i2 < len2; i2++) {
                      let data19 = data18[i2];
                      if (typeof data19 !== "string") {
                        const err35 = { instancePath: instancePath + "/rubrics/" + i0 + "/warnings/" + i2, schemaPath: "#/properties/rubrics/items/properties/warnings/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.rubrics.items.properties.warnings.items.type, parentSchema: schema31.properties.rubrics.items.properties.warnings.items, data: data19 };
                        if (vErrors === null) {
                          vErrors = [err35];
                        } else {
                          vErrors.push(err35);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err36 = { instancePath: instancePath + "/rubrics/" + i0 + "/warnings", schemaPath: "#/properties/rubrics/items/properties/warnings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.rubrics.items.properties.warnings.type, parentSchema: schema31.properties.rubrics.items.properties.warnings, data: data18 };
                    if (vErrors === null) {
                      vErrors = [err36];
                    } else {
                      vErrors.push(err36);
                    }
                    errors++;
                  }
                }
              } else {
                const err37 = { instancePath: instancePath + "/rubrics/" + i0, schemaPath: "#/properties/rubrics/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.rubrics.items.type, parentSchema: schema31.properties.rubrics.items, data: data7 };
                if (vErrors === null) {
                  vErrors = [err37];
                } else {
                  vErrors.push(err37);
                }
                errors++;
              }
            }
          } else {
            const err38 = { instancePath: instancePath + "/rubrics", schemaPath: "#/properties/rubrics/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.rubrics.type, parentSchema: schema31.properties.rubrics, data: data6 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
      } else {
        const err39 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
      validate20.errors = vErrors;
      return errors === 0;
    }
    validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  }
});

// entered:./schemas/result.schema.json?ready
module.exports = require_result_schema();
