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

// schemas/rubric-test.schema.json?ready
var require_rubric_test_schema = __commonJS({
  "schemas/rubric-test.schema.json?ready"(exports2, module2) {
    "use strict";
    module2.exports = validate20;
    module2.exports.default = validate20;
    var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/agent-gate/agent-regression-gate/v0/schemas/rubric-test.schema.json", "title": "Agent Gate rubric test", "$comment": "`allOf` is for editors: the reader of the file reports these cases itself.", "type": "object", "additionalProperties": false, "required": ["rubric", "cases"], "properties": { "rubric": { "type": "string", "minLength": 1, "examples": ["task-completion"] }, "cases": { "type": "array", "minItems": 1, "maxItems": 1e3, "items": { "type": "object", "additionalProperties": false, "required": ["name", "trial", "expect"], "properties": { "name": { "type": "string", "minLength": 1, "examples": ["booked with the wrong people"] }, "trial": { "type": "object", "examples": [{ "output": "Booked for 14:00." }, { "output": "Booked for 14:00.", "usage": { "latency_ms": 1830 } }] }, "expect": { "type": "object", "additionalProperties": false, "required": [], "properties": { "score": { "type": ["number", "null"], "minimum": 0, "maximum": 1, "examples": [0.75] }, "verdict": { "enum": ["pass", "warn", "fail", "skipped", "error"], "examples": ["pass"] }, "raw": { "type": "number", "examples": [-1] }, "severity": { "enum": ["none", "low", "medium", "high", "critical"], "examples": ["high"] }, "label": { "type": "string", "minLength": 1, "examples": ["correct_poor_tone"] }, "explanation": { "type": "string", "minLength": 1, "examples": ["is absent"] }, "outcome": { "type": "string", "minLength": 1, "examples": ["successful_completion"] }, "criteria": { "type": "object", "additionalProperties": { "enum": ["pass", "warn", "fail", "skipped", "error"], "examples": ["pass"] }, "examples": [{ "correct_time": "fail" }] }, "nodes": { "type": "object", "minProperties": 1, "additionalProperties": { "type": "object", "additionalProperties": false, "required": [], "minProperties": 1, "properties": { "verdict": { "enum": ["pass", "warn", "fail", "skipped", "error"], "examples": ["pass"] }, "score": { "type": ["number", "null"], "minimum": 0, "maximum": 1, "examples": [0.75] }, "raw": { "type": "number", "examples": [-1] }, "severity": { "enum": ["none", "low", "medium", "high", "critical"], "examples": ["high"] }, "label": { "type": "string", "minLength": 1, "examples": ["correct_poor_tone"] }, "explanation": { "type": "string", "minLength": 1, "examples": ["is absent"] } } }, "examples": [{ "tone.formal": { "verdict": "fail", "score": 0.4 } }] }, "derived": { "type": "object", "minProperties": 1, "additionalProperties": true, "examples": [{ "is_too_short": true }] }, "warnings": { "type": "array", "items": { "type": "string" }, "examples": [["fact `output` is absent"]] } }, "minProperties": 1 } } }, "examples": [[{ "name": "says no", "trial": { "output": "No." }, "expect": { "score": 0 } }]] }, "expect": { "type": "object", "additionalProperties": false, "required": [], "properties": { "score": { "type": "number", "minimum": 0, "maximum": 1, "examples": [0.5] }, "band": { "type": "string", "examples": ["not ready"] }, "outcomes": { "type": "object", "additionalProperties": { "type": "integer", "minimum": 0 }, "examples": [{ "hard_failure": 1 }] } }, "minProperties": 1 } } };
    var func1 = require_ucs2length().default;
    var func3 = Object.prototype.hasOwnProperty;
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
        if (data.rubric === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rubric" }, message: "must have required property 'rubric'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.cases === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "cases" }, message: "must have required property 'cases'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "rubric" || key0 === "cases" || key0 === "expect")) {
            const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31, data };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data.rubric !== void 0) {
          let data0 = data.rubric;
          if (typeof data0 === "string") {
            if (func1(data0) < 1) {
              const err3 = { instancePath: instancePath + "/rubric", schemaPath: "#/properties/rubric/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.rubric, data: data0 };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          } else {
            const err4 = { instancePath: instancePath + "/rubric", schemaPath: "#/properties/rubric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.rubric.type, parentSchema: schema31.properties.rubric, data: data0 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.cases !== void 0) {
          let data1 = data.cases;
          if (Array.isArray(data1)) {
            if (data1.length > 1e3) {
              const err5 = { instancePath: instancePath + "/cases", schemaPath: "#/properties/cases/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items", schema: 1e3, parentSchema: schema31.properties.cases, data: data1 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data1.length < 1) {
              const err6 = { instancePath: instancePath + "/cases", schemaPath: "#/properties/cases/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.cases, data: data1 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            const len0 = data1.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data2 = data1[i0];
              if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
                if (data2.name === void 0) {
                  const err7 = { instancePath: instancePath + "/cases/" + i0, schemaPath: "#/properties/cases/items/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema31.properties.cases.items.required, parentSchema: schema31.properties.cases.items, data: data2 };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
                if (data2.trial === void 0) {
                  const err8 = { instancePath: instancePath + "/cases/" + i0, schemaPath: "#/properties/cases/items/required", keyword: "required", params: { missingProperty: "trial" }, message: "must have required property 'trial'", schema: schema31.properties.cases.items.required, parentSchema: schema31.properties.cases.items, data: data2 };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
                if (data2.expect === void 0) {
                  const err9 = { instancePath: instancePath + "/cases/" + i0, schemaPath: "#/properties/cases/items/required", keyword: "required", params: { missingProperty: "expect" }, message: "must have required property 'expect'", schema: schema31.properties.cases.items.required, parentSchema: schema31.properties.cases.items, data: data2 };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                for (const key1 in data2) {
                  if (!(key1 === "name" || key1 === "trial" || key1 === "expect")) {
                    const err10 = { instancePath: instancePath + "/cases/" + i0, schemaPath: "#/properties/cases/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.cases.items, data: data2 };
                    if (vErrors === null) {
                      vErrors = [err10];
                    } else {
                      vErrors.push(err10);
                    }
                    errors++;
                  }
                }
                if (data2.name !== void 0) {
                  let data3 = data2.name;
                  if (typeof data3 === "string") {
                    if (func1(data3) < 1) {
                      const err11 = { instancePath: instancePath + "/cases/" + i0 + "/name", schemaPath: "#/properties/cases/items/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.cases.items.properties.name, data: data3 };
                      if (vErrors === null) {
                        vErrors = [err11];
                      } else {
                        vErrors.push(err11);
                      }
                      errors++;
                    }
                  } else {
                    const err12 = { instancePath: instancePath + "/cases/" + i0 + "/name", schemaPath: "#/properties/cases/items/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.cases.items.properties.name.type, parentSchema: schema31.properties.cases.items.properties.name, data: data3 };
                    if (vErrors === null) {
                      vErrors = [err12];
                    } else {
                      vErrors.push(err12);
                    }
                    errors++;
                  }
                }
                if (data2.trial !== void 0) {
                  let data4 = data2.trial;
                  if (!(data4 && typeof data4 == "object" && !Array.isArray(data4))) {
                    const err13 = { instancePath: instancePath + "/cases/" + i0 + "/trial", schemaPath: "#/properties/cases/items/properties/trial/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.cases.items.properties.trial.type, parentSchema: schema31.properties.cases.items.properties.trial, data: data4 };
                    if (vErrors === null) {
                      vErrors = [err13];
                    } else {
                      vErrors.push(err13);
                    }
                    errors++;
                  }
                }
                if (data2.expect !== void 0) {
                  let data5 = data2.expect;
                  if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                    if (Object.keys(data5).length < 1) {
                      const err14 = { instancePath: instancePath + "/cases/" + i0 + "/expect", schemaPath: "#/properties/cases/items/properties/expect/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema31.properties.cases.items.properties.expect, data: data5 };
                      if (vErrors === null) {
                        vErrors = [err14];
                      } else {
                        vErrors.push(err14);
                      }
                      errors++;
                    }
                    for (const key2 in data5) {
                      if (!func3.call(schema31.properties.cases.items.properties.expect.properties, key2)) {
                        const err15 = { instancePath: instancePath + "/cases/" + i0 + "/expect", schemaPath: "#/properties/cases/items/properties/expect/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.cases.items.properties.expect, data: data5 };
                        if (vErrors === null) {
                          vErrors = [err15];
                        } else {
                          vErrors.push(err15);
                        }
                        errors++;
                      }
                    }
                    if (data5.score !== void 0) {
                      let data6 = data5.score;
                      if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
                        const err16 = { instancePath: instancePath + "/cases/" + i0 + "/expect/score", schemaPath: "#/properties/cases/items/properties/expect/properties/score/type", keyword: "type", params: { type: schema31.properties.cases.items.properties.expect.properties.score.type }, message: "must be number,null", schema: schema31.properties.cases.items.properties.expect.properties.score.type, parentSchema: schema31.properties.cases.items.properties.expect.properties.score, data: data6 };
                        if (vErrors === null) {
                          vErrors = [err16];
                        } else {
                          vErrors.push(err16);
                        }
                        errors++;
                      }
                      if (typeof data6 == "number" && isFinite(data6)) {
                        if (data6 > 1 || isNaN(data6)) {
                          const err17 = { instancePath: instancePath + "/cases/" + i0 + "/expect/score", schemaPath: "#/properties/cases/items/properties/expect/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema31.properties.cases.items.properties.expect.properties.score, data: data6 };
                          if (vErrors === null) {
                            vErrors = [err17];
                          } else {
                            vErrors.push(err17);
                          }
                          errors++;
                        }
                        if (data6 < 0 || isNaN(data6)) {
                          const err18 = { instancePath: instancePath + "/cases/" + i0 + "/expect/score", schemaPath: "#/properties/cases/items/properties/expect/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.cases.items.properties.expect.properties.score, data: data6 };
                          if (vErrors === null) {
                            vErrors = [err18];
                          } else {
                            vErrors.push(err18);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data5.verdict !== void 0) {
                      let data7 = data5.verdict;
                      if (!(data7 === "pass" || data7 === "warn" || data7 === "fail" || data7 === "skipped" || data7 === "error")) {
                        const err19 = { instancePath: instancePath + "/cases/" + i0 + "/expect/verdict", schemaPath: "#/properties/cases/items/properties/expect/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema31.properties.cases.items.properties.expect.properties.verdict.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.cases.items.properties.expect.properties.verdict.enum, parentSchema: schema31.properties.cases.items.properties.expect.properties.verdict, data: data7 };
                        if (vErrors === null) {
                          vErrors = [err19];
                        } else {
                          vErrors.push(err19);
                        }
                        errors++;
                      }
                    }
                    if (data5.raw !== void 0) {
                      let data8 = data5.raw;
                      if (!(typeof data8 == "number" && isFinite(data8))) {
                        const err20 = { instancePath: instancePath + "/cases/" + i0 + "/expect/raw", schemaPath: "#/properties/cases/items/properties/expect/properties/raw/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema31.properties.cases.items.properties.expect.properties.raw.type, parentSchema: schema31.properties.cases.items.properties.expect.properties.raw, data: data8 };
                        if (vErrors === null) {
                          vErrors = [err20];
                        } else {
                          vErrors.push(err20);
                        }
                        errors++;
                      }
                    }
                    if (data5.severity !== void 0) {
                      let data9 = data5.severity;
                      if (!(data9 === "none" || data9 === "low" || data9 === "medium" || data9 === "high" || data9 === "critical")) {
                        const err21 = { instancePath: instancePath + "/cases/" + i0 + "/expect/severity", schemaPath: "#/properties/cases/items/properties/expect/properties/severity/enum", keyword: "enum", params: { allowedValues: schema31.properties.cases.items.properties.expect.properties.severity.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.cases.items.properties.expect.properties.severity.enum, parentSchema: schema31.properties.cases.items.properties.expect.properties.severity, data: data9 };
                        if (vErrors === null) {
                          vErrors = [err21];
                        } else {
                          vErrors.push(err21);
                        }
                        errors++;
                      }
                    }
                    if (data5.label !== void 0) {
                      let data10 = data5.label;
                      if (typeof data10 === "string") {
                        if (func1(data10) < 1) {
                          const err22 = { instancePath: instancePath + "/cases/" + i0 + "/expect/label", schemaPath: "#/properties/cases/items/properties/expect/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.cases.items.properties.expect.properties.label, data: data10 };
                          if (vErrors === null) {
                            vErrors = [err22];
                          } else {
                            vErrors.push(err22);
                          }
                          errors++;
                        }
                      } else {
                        const err23 = { instancePath: instancePath + "/cases/" + i0 + "/expect/label", schemaPath: "#/properties/cases/items/properties/expect/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.cases.items.properties.expect.properties.label.type, parentSchema: schema31.properties.cases.items.properties.expect.properties.label, data: data10 };
                        if (vErrors === null) {
                          vErrors = [err23];
                        } else {
                          vErrors.push(err23);
                        }
                        errors++;
                      }
                    }
                    if (data5.explanation !== void 0) {
                      let data11 = data5.explanation;
                      if (typeof data11 === "string") {
                        if (func1(data11) < 1) {
                          const err24 = { instancePath: instancePath + "/cases/" + i0 + "/expect/explanation", schemaPath: "#/properties/cases/items/properties/expect/properties/explanation/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.cases.items.properties.expect.properties.explanation, data: data11 };
                          if (vErrors === null) {
                            vErrors = [err24];
                          } else {
                            vErrors.push(err24);
                          }
                          errors++;
                        }
                      } else {
                        const err25 = { instancePath: instancePath + "/cases/" + i0 + "/expect/explanation", schemaPath: "#/properties/cases/items/properties/expect/properties/explanation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.cases.items.properties.expect.properties.explanation.type, parentSchema: schema31.properties.cases.items.properties.expect.properties.explanation, data: data11 };
                        if (vErrors === null) {
                          vErrors = [err25];
                        } else {
                          vErrors.push(err25);
                        }
                        errors++;
                      }
                    }
                    if (data5.outcome !== void 0) {
                      let data12 = data5.outcome;
                      if (typeof data12 === "string") {
                        if (func1(data12) < 1) {
                          const err26 = { instancePath: instancePath + "/cases/" + i0 + "/expect/outcome", schemaPath: "#/properties/cases/items/properties/expect/properties/outcome/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.cases.items.properties.expect.properties.outcome, data: data12 };
                          if (vErrors === null) {
                            vErrors = [err26];
                          } else {
                            vErrors.push(err26);
                          }
                          errors++;
                        }
                      } else {
                        const err27 = { instancePath: instancePath + "/cases/" + i0 + "/expect/outcome", schemaPath: "#/properties/cases/items/properties/expect/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.cases.items.properties.expect.properties.outcome.type, parentSchema: schema31.properties.cases.items.properties.expect.properties.outcome, data: data12 };
                        if (vErrors === null) {
                          vErrors = [err27];
                        } else {
                          vErrors.push(err27);
                        }
                        errors++;
                      }
                    }
                    if (data5.criteria !== void 0) {
                      let data13 = data5.criteria;
                      if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
                        for (const key3 in data13) {
                          let data14 = data13[key3];
                          if (!(data14 === "pass" || data14 === "warn" || data14 === "fail" || data14 === "skipped" || data14 === "error")) {
                            const err28 = { instancePath: instancePath + "/cases/" + i0 + "/expect/criteria/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/cases/items/properties/expect/properties/criteria/additionalProperties/enum", keyword: "enum", params: { allowedValues: schema31.properties.cases.items.properties.expect.properties.criteria.additionalProperties.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.cases.items.properties.expect.properties.criteria.additionalProperties.enum, parentSchema: schema31.properties.cases.items.properties.expect.properties.criteria.additionalProperties, data: data14 };
                            if (vErrors === null) {
                              vErrors = [err28];
                            } else {
                              vErrors.push(err28);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err29 = { instancePath: instancePath + "/cases/" + i0 + "/expect/criteria", schemaPath: "#/properties/cases/items/properties/expect/properties/criteria/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.cases.items.properties.expect.properties.criteria.type, parentSchema: schema31.properties.cases.items.properties.expect.properties.criteria, data: data13 };
                        if (vErrors === null) {
                          vErrors = [err29];
                        } else {
                          vErrors.push(err29);
                        }
                        errors++;
                      }
                    }
                    if (data5.nodes !== void 0) {
                      let data15 = data5.nodes;
                      if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
                        if (Object.keys(data15).length < 1) {
                          const err30 = { instancePath: instancePath + "/cases/" + i0 + "/expect/nodes", schemaPath: "#/properties/cases/items/properties/expect/properties/nodes/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema31.properties.cases.items.properties.expect.properties.nodes, data: data15 };
                          if (vErrors === null) {
                            vErrors = [err30];
                          } else {
                            vErrors.push(err30);
                          }
                          errors++;
                        }
                        for (const key4 in data15) {
                          let data16 = data15[key4];
                          if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                            if (Object.keys(data16).length < 1) {
                              const err31 = { instancePath: instancePath + "/cases/" + i0 + "/expect/nodes/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/cases/items/properties/expect/properties/nodes/additionalProperties/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema31.properties.cases.items.properties.expect.properties.nodes.additionalProperties, data: data16 };
                              if (vErrors === null) {
                                vErrors = [err31];
                              } else {
                                vErrors.push(err31);
                              }
                              errors++;
                            }
                            for (const key5 in data16) {
                              if (!(key5 === "verdict" || key5 === "score" || key5 === "raw" || key5 === "severity" || key5 === "label" || key5 === "explanation")) {
                                const err32 = { instancePath: instancePath + "/cases/" + i0 + "/expect/nodes/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/cases/items/properties/expect/properties/nodes/additionalProperties/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.cases.items.properties.expect.properties.nodes.additionalProperties, data: data16 };
                                if (vErrors === null) {
                                  vErrors = [err32];
                                } else {
                                  vErrors.push(err32);
                                }
                                errors++;
                              }
                            }
                            if (data16.verdict !== void 0) {
                              let data17 = data16.verdict;
                              if (!(data17 === "pass" || data17 === "warn" || data17 === "fail" || data17 === "skipped" || data17 === "error")) {
                                const err33 = { instancePath: instancePath + "/cases/" + i0 + "/expect/nodes/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/verdict", schemaPath: "#/properties/cases/items/properties/expect/properties/nodes/additionalProperties/properties/verdict/enum", keyword: "enum", params: { allowedValues: schema31.properties.cases.items.properties.expect.properties.nodes.additionalProperties.properties.verdict.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.cases.items.properties.expect.properties.nodes.additionalProperties.properties.verdict.enum, parentSchema: schema31.properties.cases.items.properties.expect.properties.nodes.additionalProperties.properties.verdict, data: data17 };
                                if (vErrors === null) {
                                  vErrors = [err33];
                                } else {
                                  vErrors.push(err33);
                                }
                                errors++;
                              }
                            }
                            if (data16.score !== void 0) {
                              let data18 = data16.score;
                              if (!(typeof data18 == "number" && isFinite(data18)) && data18 !== null) {
                                const err34 = { instancePath: instancePath + "/cases/" + i0 + "/expect/nodes/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/score", schemaPath: "#/properties/cases/items/properties/expect/properties/nodes/additionalProperties/properties/score/type", keyword: "type", params: { type: schema31.properties.cases.items.properties.expect.properties.nodes.additionalProperties.properties.score.type }, message: "must be number,null", schema: schema31.properties.cases.items.properties.expect.properties.nodes.additionalProperties.properties.score.type, parentSchema: schema31.properties.cases.items.properties.expect.properties.nodes.additionalProperties.properties.score, data: data18 };
                                if (vErrors === null) {
                                  vErrors = [err34];
                                } else {
                                  vErrors.push(err34);
                                }
                                errors++;
                              }
                              if (typeof data18 == "number" && isFinite(data18)) {
                                if (data18 > 1 || isNaN(data18)) {
                                  const err35 = { instancePath: instancePath + "/cases/" + i0 + "/expect/nodes/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/score", schemaPath: "#/properties/cases/items/properties/expect/properties/nodes/additionalProperties/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema31.properties.cases.items.properties.expect.properties.nodes.additionalProperties.properties.score, data: data18 };
                                  if (vErrors === null) {
                                    vErrors = [err35];
                                  } else {
                                    vErrors.push(err35);
                                  }
                                  errors++;
                                }
                                if (data18 < 0 || isNaN(data18)) {
                                  const err36 = { instancePath: instancePath + "/cases/" + i0 + "/expect/nodes/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/score", schemaPath: "#/properties/cases/items/properties/expect/properties/nodes/additionalProperties/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.cases.items.properties.expect.properties.nodes.additionalProperties.properties.score, data: data18 };
                                  if (vErrors === null) {
                                    vErrors = [err36];
                                  } else {
                                    vErrors.push(err36);
                                  }
                                  errors++;
                                }
                              }
                            }
                            if (data16.raw !== void 0) {
                              let data19 = data16.raw;
                              if (!(typeof data19 == "number" && isFinite(data19))) {
                                const err37 = { instancePath: instancePath + "/cases/" + i0 + "/expect/nodes/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/raw", schemaPath: "#/properties/cases/items/properties/expect/properties/nodes/additionalProperties/properties/raw/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema31.properties.cases.items.properties.expect.properties.nodes.additionalProperties.properties.raw.type, parentSchema: schema31.properties.cases.items.properties.expect.properties.nodes.additionalProperties.properties.raw, data: data19 };
                                if (vErrors === null) {
                                  vErrors = [err37];
                                } else {
                                  vErrors.push(err37);
                                }
                                errors++;
                              }
                            }
                            if (data16.severity !== void 0) {
                              let data20 = data16.severity;
                              if (!(data20 === "none" || data20 === "low" || data20 === "medium" || data20 === "high" || data20 === "critical")) {
                                const err38 = { instancePath: instancePath + "/cases/" + i0 + "/expect/nodes/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/severity", schemaPath: "#/properties/cases/items/properties/expect/properties/nodes/additionalProperties/properties/severity/enum", keyword: "enum", params: { allowedValues: schema31.properties.cases.items.properties.expect.properties.nodes.additionalProperties.properties.severity.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.cases.items.properties.expect.properties.nodes.additionalProperties.properties.severity.enum, parentSchema: schema31.properties.cases.items.properties.expect.properties.nodes.additionalProperties.properties.severity, data: data20 };
                                if (vErrors === null) {
                                  vErrors = [err38];
                                } else {
                                  vErrors.push(err38);
                                }
                                errors++;
                              }
                            }
                            if (data16.label !== void 0) {
                              let data21 = data16.label;
                              if (typeof data21 === "string") {
                                if (func1(data21) < 1) {
                                  const err39 = { instancePath: instancePath + "/cases/" + i0 + "/expect/nodes/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/label", schemaPath: "#/properties/cases/items/properties/expect/properties/nodes/additionalProperties/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.cases.items.properties.expect.properties.nodes.additionalProperties.properties.label, data: data21 };
                                  if (vErrors === null) {
                                    vErrors = [err39];
                                  } else {
                                    vErrors.push(err39);
                                  }
                                  errors++;
                                }
                              } else {
                                const err40 = { instancePath: instancePath + "/cases/" + i0 + "/expect/nodes/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/label", schemaPath: "#/properties/cases/items/properties/expect/properties/nodes/additionalProperties/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.cases.items.properties.expect.properties.nodes.additionalProperties.properties.label.type, parentSchema: schema31.properties.cases.items.properties.expect.properties.nodes.additionalProperties.properties.label, data: data21 };
                                if (vErrors === null) {
                                  vErrors = [err40];
                                } else {
                                  vErrors.push(err40);
                                }
                                errors++;
                              }
                            }
                            if (data16.explanation !== void 0) {
                              let data22 = data16.explanation;
                              if (typeof data22 === "string") {
                                if (func1(data22) < 1) {
                                  const err41 = { instancePath: instancePath + "/cases/" + i0 + "/expect/nodes/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/explanation", schemaPath: "#/properties/cases/items/properties/expect/properties/nodes/additionalProperties/properties/explanation/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.cases.items.properties.expect.properties.nodes.additionalProperties.properties.explanation, data: data22 };
                                  if (vErrors === null) {
                                    vErrors = [err41];
                                  } else {
                                    vErrors.push(err41);
                                  }
                                  errors++;
                                }
                              } else {
                                const err42 = { instancePath: instancePath + "/cases/" + i0 + "/expect/nodes/" + key4.replace(/~/g, "~0").replace(/\//g, "~1") + "/explanation", schemaPath: "#/properties/cases/items/properties/expect/properties/nodes/additionalProperties/properties/explanation/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.cases.items.properties.expect.properties.nodes.additionalProperties.properties.explanation.type, parentSchema: schema31.properties.cases.items.properties.expect.properties.nodes.additionalProperties.properties.explanation, data: data22 };
                                if (vErrors === null) {
                                  vErrors = [err42];
                                } else {
                                  vErrors.push(err42);
                                }
                                errors++;
                              }
                            }
                          } else {
                            const err43 = { instancePath: instancePath + "/cases/" + i0 + "/expect/nodes/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/cases/items/properties/expect/properties/nodes/additionalProperties/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.cases.items.properties.expect.properties.nodes.additionalProperties.type, parentSchema: schema31.properties.cases.items.properties.expect.properties.nodes.additionalProperties, data: data16 };
                            if (vErrors === null) {
                              vErrors = [err43];
                            } else {
                              vErrors.push(err43);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err44 = { instancePath: instancePath + "/cases/" + i0 + "/expect/nodes", schemaPath: "#/properties/cases/items/properties/expect/properties/nodes/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.cases.items.properties.expect.properties.nodes.type, parentSchema: schema31.properties.cases.items.properties.expect.properties.nodes, data: data15 };
                        if (vErrors === null) {
                          vErrors = [err44];
                        } else {
                          vErrors.push(err44);
                        }
                        errors++;
                      }
                    }
                    if (data5.derived !== void 0) {
                      let data23 = data5.derived;
                      if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                        if (Object.keys(data23).length < 1) {
                          const err45 = { instancePath: instancePath + "/cases/" + i0 + "/expect/derived", schemaPath: "#/properties/cases/items/properties/expect/properties/derived/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema31.properties.cases.items.properties.expect.properties.derived, data: data23 };
                          if (vErrors === null) {
                            vErrors = [err45];
                          } else {
                            vErrors.push(err45);
                          }
                          errors++;
                        }
                      } else {
                        const err46 = { instancePath: instancePath + "/cases/" + i0 + "/expect/derived", schemaPath: "#/properties/cases/items/properties/expect/properties/derived/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.cases.items.properties.expect.properties.derived.type, parentSchema: schema31.properties.cases.items.properties.expect.properties.derived, data: data23 };
                        if (vErrors === null) {
                          vErrors = [err46];
                        } else {
                          vErrors.push(err46);
                        }
                        errors++;
                      }
                    }
                    if (data5.warnings !== void 0) {
                      let data24 = data5.warnings;
                      if (Array.isArray(data24)) {
                        const len1 = data24.length;
                        for (let i1 = 0; i1 < len1; i1++) {
                          let data25 = data24[i1];
                          if (typeof data25 !== "string") {
                            const err47 = { instancePath: instancePath + "/cases/" + i0 + "/expect/warnings/" + i1, schemaPath: "#/properties/cases/items/properties/expect/properties/warnings/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.cases.items.properties.expect.properties.warnings.items.type, parentSchema: schema31.properties.cases.items.properties.expect.properties.warnings.items, data: data25 };
                            if (vErrors === null) {
                              vErrors = [err47];
                            } else {
                              vErrors.push(err47);
                            }
                            errors++;
                          }
                        }
                      } else {
                        const err48 = { instancePath: instancePath + "/cases/" + i0 + "/expect/warnings", schemaPath: "#/properties/cases/items/properties/expect/properties/warnings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.cases.items.properties.expect.properties.warnings.type, parentSchema: schema31.properties.cases.items.properties.expect.properties.warnings, data: data24 };
                        if (vErrors === null) {
                          vErrors = [err48];
                        } else {
                          vErrors.push(err48);
                        }
                        errors++;
                      }
                    }
                  } else {
                    const err49 = { instancePath: instancePath + "/cases/" + i0 + "/expect", schemaPath: "#/properties/cases/items/properties/expect/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.cases.items.properties.expect.type, parentSchema: schema31.properties.cases.items.properties.expect, data: data5 };
                    if (vErrors === null) {
                      vErrors = [err49];
                    } else {
                      vErrors.push(err49);
                    }
                    errors++;
                  }
                }
              } else {
                const err50 = { instancePath: instancePath + "/cases/" + i0, schemaPath: "#/properties/cases/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.cases.items.type, parentSchema: schema31.properties.cases.items, data: data2 };
                if (vErrors === null) {
                  vErrors = [err50];
                } else {
                  vErrors.push(err50);
                }
                errors++;
              }
            }
          } else {
            const err51 = { instancePath: instancePath + "/cases", schemaPath: "#/properties/cases/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.cases.type, parentSchema: schema31.properties.cases, data: data1 };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        }
        if (data.expect !== void 0) {
          let data26 = data.expect;
          if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
            if (Object.keys(data26).length < 1) {
              const err52 = { instancePath: instancePath + "/expect", schemaPath: "#/properties/expect/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema31.properties.expect, data: data26 };
              if (vErrors === null) {
                vErrors = [err52];
              } else {
                vErrors.push(err52);
              }
              errors++;
            }
            for (const key6 in data26) {
              if (!(key6 === "score" || key6 === "band" || key6 === "outcomes")) {
                const err53 = { instancePath: instancePath + "/expect", schemaPath: "#/properties/expect/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.expect, data: data26 };
                if (vErrors === null) {
                  vErrors = [err53];
                } else {
                  vErrors.push(err53);
                }
                errors++;
              }
            }
            if (data26.score !== void 0) {
              let data27 = data26.score;
              if (typeof data27 == "number" && isFinite(data27)) {
                if (data27 > 1 || isNaN(data27)) {
                  const err54 = { instancePath: instancePath + "/expect/score", schemaPath: "#/properties/expect/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema31.properties.expect.properties.score, data: data27 };
                  if (vErrors === null) {
                    vErrors = [err54];
                  } else {
                    vErrors.push(err54);
                  }
                  errors++;
                }
                if (data27 < 0 || isNaN(data27)) {
                  const err55 = { instancePath: instancePath + "/expect/score", schemaPath: "#/properties/expect/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.expect.properties.score, data: data27 };
                  if (vErrors === null) {
                    vErrors = [err55];
                  } else {
                    vErrors.push(err55);
                  }
                  errors++;
                }
              } else {
                const err56 = { instancePath: instancePath + "/expect/score", schemaPath: "#/properties/expect/properties/score/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema31.properties.expect.properties.score.type, parentSchema: schema31.properties.expect.properties.score, data: data27 };
                if (vErrors === null) {
                  vErrors = [err56];
                } else {
                  vErrors.push(err56);
                }
                errors++;
              }
            }
            if (data26.band !== void 0) {
              let data28 = data26.band;
              if (typeof data28 !== "string") {
                const err57 = { instancePath: instancePath + "/expect/band", schemaPath: "#/properties/expect/properties/band/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.expect.properties.band.type, parentSchema: schema31.properties.expect.properties.band, data: data28 };
                if (vErrors === null) {
                  vErrors = [err57];
                } else {
                  vErrors.push(err57);
                }
                errors++;
              }
            }
            if (data26.outcomes !== void 0) {
              let data29 = data26.outcomes;
              if (data29 && typeof data29 == "object" && !Array.isArray(data29)) {
                for (const key7 in data29) {
                  let data30 = data29[key7];
                  if (!(typeof data30 == "number" && (!(data30 % 1) && !isNaN(data30)) && isFinite(data30))) {
                    const err58 = { instancePath: instancePath + "/expect/outcomes/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/expect/properties/outcomes/additionalProperties/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.expect.properties.outcomes.additionalProperties.type, parentSchema: schema31.properties.expect.properties.outcomes.additionalProperties, data: data30 };
                    if (vErrors === null) {
                      vErrors = [err58];
                    } else {
                      vErrors.push(err58);
                    }
                    errors++;
                  }
                  if (typeof data30 == "number" && isFinite(data30)) {
                    if (data30 < 0 || isNaN(data30)) {
                      const err59 = { instancePath: instancePath + "/expect/outcomes/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/expect/properties/outcomes/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.expect.properties.outcomes.additionalProperties, data: data30 };
                      if (vErrors === null) {
                        vErrors = [err59];
                      } else {
                        vErrors.push(err59);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err60 = { instancePath: instancePath + "/expect/outcomes", schemaPath: "#/properties/expect/properties/outcomes/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.expect.properties.outcomes.type, parentSchema: schema31.properties.expect.properties.outcomes, data: data29 };
                if (vErrors === null) {
                  vErrors = [err60];
                } else {
                  vErrors.push(err60);
                }
                errors++;
              }
            }
          } else {
            const err61 = { instancePath: instancePath + "/expect", schemaPath: "#/properties/expect/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.expect.type, parentSchema: schema31.properties.expect, data: data26 };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
        }
      } else {
        const err62 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
      validate20.errors = vErrors;
      return errors === 0;
    }
    validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  }
});

// entered:./schemas/rubric-test.schema.json?ready
module.exports = require_rubric_test_schema();
