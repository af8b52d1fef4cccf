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

// schemas/trial.schema.json?ready
var require_trial_schema = __commonJS({
  "schemas/trial.schema.json?ready"(exports2, module2) {
    "use strict";
    module2.exports = validate20;
    module2.exports.default = validate20;
    var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/agent-gate/agent-regression-gate/v0/schemas/trial.schema.json", "title": "Agent Gate trial", "type": "object", "required": ["scenario"], "propertyNames": { "not": { "const": "__proto__" } }, "properties": { "scenario": { "type": "string", "pattern": "^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{1,1000}$", "examples": ["book-conflict-3"] }, "trial": { "type": ["integer", "null"], "minimum": 0, "maximum": 9007199254740991, "default": 1, "examples": [1, 2] }, "title": { "type": ["string", "null"], "examples": ["Book a room although the calendar is full"] }, "tags": { "type": ["array", "null"], "items": { "type": "string" }, "examples": [["conflict", "smoke"]] }, "family": { "type": ["string", "number", "null"], "minimum": -9007199254740991, "maximum": 9007199254740991, "examples": ["refunds", 3] }, "$answers": { "type": "object" }, "trace": { "type": ["array", "null"], "items": { "$ref": "#/$defs/step" } }, "usage": { "type": ["object", "null"], "properties": { "input_tokens": { "$ref": "#/$defs/amount", "examples": [812] }, "output_tokens": { "$ref": "#/$defs/amount", "examples": [96] }, "cost_usd": { "$ref": "#/$defs/amount", "examples": [4e-3] }, "latency_ms": { "$ref": "#/$defs/amount", "examples": [1830] } }, "additionalProperties": { "$ref": "#/$defs/amount" } }, "error": { "type": ["object", "string", "null"], "minLength": 1, "required": ["message"], "properties": { "kind": { "enum": ["agent", "infrastructure", "judge", null] }, "message": { "type": "string", "examples": ["429 Too Many Requests"] }, "classified": { "type": ["boolean", "null"] } }, "examples": [{ "kind": "infrastructure", "message": "429 Too Many Requests" }] } }, "$defs": { "amount": { "type": ["number", "null"], "minimum": 0 }, "step": { "type": "object", "required": ["type"], "properties": { "type": { "enum": ["message", "tool_call"] } }, "if": { "properties": { "type": { "const": "message" } } }, "then": { "required": ["role", "text"], "properties": { "role": { "type": "string", "examples": ["user", "assistant"] }, "text": { "type": "string" } } }, "else": { "required": ["tool"], "properties": { "tool": { "type": "string", "examples": ["get_calendar"] }, "args": { "default": {} }, "result": {}, "error": { "type": ["string", "null"] } } } } }, "examples": [{ "scenario": "book-conflict-3", "trial": 1, "tags": ["conflict"], "input": "Book 30 minutes with Ana and Bo at 14:00", "output": "14:00 is taken. Would 14:30 do?", "ground_truth": { "participants": ["ana", "bo"], "time": "14:00", "duration": 30 }, "final_state": { "booking_confirmed": false, "proposed_alternatives": ["14:30"] }, "trace": [{ "type": "message", "role": "user", "text": "Book 30 minutes with Ana and Bo at 14:00" }, { "type": "tool_call", "tool": "get_calendar", "args": { "who": "ana" }, "result": { "busy": ["14:00"] } }, { "type": "message", "role": "assistant", "text": "14:00 is taken. Would 14:30 do?" }], "usage": { "input_tokens": 812, "output_tokens": 96, "cost_usd": 4e-3, "latency_ms": 1830 }, "judge": { "appropriate_tone": true }, "error": null }] };
    var schema32 = { "type": "object", "required": ["type"], "properties": { "type": { "enum": ["message", "tool_call"] } }, "if": { "properties": { "type": { "const": "message" } } }, "then": { "required": ["role", "text"], "properties": { "role": { "type": "string", "examples": ["user", "assistant"] }, "text": { "type": "string" } } }, "else": { "required": ["tool"], "properties": { "tool": { "type": "string", "examples": ["get_calendar"] }, "args": { "default": {} }, "result": {}, "error": { "type": ["string", "null"] } } } };
    var schema33 = { "type": ["number", "null"], "minimum": 0 };
    var pattern4 = new RegExp("^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{1,1000}$", "u");
    var func1 = require_ucs2length().default;
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
        for (const key0 in data) {
          const _errs1 = errors;
          const _errs2 = errors;
          const _errs3 = errors;
          if ("__proto__" !== key0) {
            const err1 = {};
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
          var valid1 = _errs3 === errors;
          if (valid1) {
            const err2 = { instancePath, schemaPath: "#/propertyNames/not", keyword: "not", params: {}, message: "must NOT be valid", schema: schema31.propertyNames.not, parentSchema: schema31.propertyNames, data: key0, propertyName: key0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          } else {
            errors = _errs2;
            if (vErrors !== null) {
              if (_errs2) {
                vErrors.length = _errs2;
              } else {
                vErrors = null;
              }
            }
          }
          var valid0 = _errs1 === errors;
          if (!valid0) {
            const err3 = { instancePath, schemaPath: "#/propertyNames", keyword: "propertyNames", params: { propertyName: key0 }, message: "property name must be valid", schema: schema31.propertyNames, parentSchema: schema31, data };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.scenario !== void 0) {
          let data0 = data.scenario;
          if (typeof data0 === "string") {
            if (!pattern4.test(data0)) {
              const err4 = { instancePath: instancePath + "/scenario", schemaPath: "#/properties/scenario/pattern", keyword: "pattern", params: { pattern: "^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{1,1000}$" }, message: 'must match pattern "^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{1,1000}$"', schema: "^(?=.*\\S)[^\\p{Cc}\\p{Cs}\\u2028\\u2029]{1,1000}$", parentSchema: schema31.properties.scenario, data: data0 };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          } else {
            const err5 = { instancePath: instancePath + "/scenario", schemaPath: "#/properties/scenario/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.scenario.type, parentSchema: schema31.properties.scenario, data: data0 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.trial !== void 0) {
          let data1 = data.trial;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1)) && data1 !== null) {
            const err6 = { instancePath: instancePath + "/trial", schemaPath: "#/properties/trial/type", keyword: "type", params: { type: schema31.properties.trial.type }, message: "must be integer,null", schema: schema31.properties.trial.type, parentSchema: schema31.properties.trial, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 9007199254740991 || isNaN(data1)) {
              const err7 = { instancePath: instancePath + "/trial", schemaPath: "#/properties/trial/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema31.properties.trial, data: data1 };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data1 < 0 || isNaN(data1)) {
              const err8 = { instancePath: instancePath + "/trial", schemaPath: "#/properties/trial/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.trial, data: data1 };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          }
        }
        if (data.title !== void 0) {
          let data2 = data.title;
          if (typeof data2 !== "string" && data2 !== null) {
            const err9 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: schema31.properties.title.type }, message: "must be string,null", schema: schema31.properties.title.type, parentSchema: schema31.properties.title, data: data2 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.tags !== void 0) {
          let data3 = data.tags;
          if (!Array.isArray(data3) && data3 !== null) {
            const err10 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: schema31.properties.tags.type }, message: "must be array,null", schema: schema31.properties.tags.type, parentSchema: schema31.properties.tags, data: data3 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          if (Array.isArray(data3)) {
            const len0 = data3.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data4 = data3[i0];
              if (typeof data4 !== "string") {
                const err11 = { instancePath: instancePath + "/tags/" + i0, schemaPath: "#/properties/tags/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.tags.items.type, parentSchema: schema31.properties.tags.items, data: data4 };
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
        if (data.family !== void 0) {
          let data5 = data.family;
          if (typeof data5 !== "string" && !(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
            const err12 = { instancePath: instancePath + "/family", schemaPath: "#/properties/family/type", keyword: "type", params: { type: schema31.properties.family.type }, message: "must be string,number,null", schema: schema31.properties.family.type, parentSchema: schema31.properties.family, data: data5 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 9007199254740991 || isNaN(data5)) {
              const err13 = { instancePath: instancePath + "/family", schemaPath: "#/properties/family/maximum", keyword: "maximum", params: { comparison: "<=", limit: 9007199254740991 }, message: "must be <= 9007199254740991", schema: 9007199254740991, parentSchema: schema31.properties.family, data: data5 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data5 < -9007199254740991 || isNaN(data5)) {
              const err14 = { instancePath: instancePath + "/family", schemaPath: "#/properties/family/minimum", keyword: "minimum", params: { comparison: ">=", limit: -9007199254740991 }, message: "must be >= -9007199254740991", schema: -9007199254740991, parentSchema: schema31.properties.family, data: data5 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          }
        }
        if (data.$answers !== void 0) {
          let data6 = data.$answers;
          if (!(data6 && typeof data6 == "object" && !Array.isArray(data6))) {
            const err15 = { instancePath: instancePath + "/$answers", schemaPath: "#/properties/%24answers/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.$answers.type, parentSchema: schema31.properties.$answers, data: data6 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data.trace !== void 0) {
          let data7 = data.trace;
          if (!Array.isArray(data7) && data7 !== null) {
            const err16 = { instancePath: instancePath + "/trace", schemaPath: "#/properties/trace/type", keyword: "type", params: { type: schema31.properties.trace.type }, message: "must be array,null", schema: schema31.properties.trace.type, parentSchema: schema31.properties.trace, data: data7 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
          if (Array.isArray(data7)) {
            const len1 = data7.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data8 = data7[i1];
              const _errs23 = errors;
              let valid8 = true;
              const _errs24 = errors;
              if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                if (data8.type !== void 0) {
                  if ("message" !== data8.type) {
                    const err17 = {};
                    if (vErrors === null) {
                      vErrors = [err17];
                    } else {
                      vErrors.push(err17);
                    }
                    errors++;
                  }
                }
              }
              var _valid0 = _errs24 === errors;
              errors = _errs23;
              if (vErrors !== null) {
                if (_errs23) {
                  vErrors.length = _errs23;
                } else {
                  vErrors = null;
                }
              }
              let ifClause0;
              if (_valid0) {
                const _errs26 = errors;
                if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                  if (data8.role === void 0) {
                    const err18 = { instancePath: instancePath + "/trace/" + i1, schemaPath: "#/$defs/step/then/required", keyword: "required", params: { missingProperty: "role" }, message: "must have required property 'role'", schema: schema32.then.required, parentSchema: schema32.then, data: data8 };
                    if (vErrors === null) {
                      vErrors = [err18];
                    } else {
                      vErrors.push(err18);
                    }
                    errors++;
                  }
                  if (data8.text === void 0) {
                    const err19 = { instancePath: instancePath + "/trace/" + i1, schemaPath: "#/$defs/step/then/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'", schema: schema32.then.required, parentSchema: schema32.then, data: data8 };
                    if (vErrors === null) {
                      vErrors = [err19];
                    } else {
                      vErrors.push(err19);
                    }
                    errors++;
                  }
                  if (data8.role !== void 0) {
                    let data10 = data8.role;
                    if (typeof data10 !== "string") {
                      const err20 = { instancePath: instancePath + "/trace/" + i1 + "/role", schemaPath: "#/$defs/step/then/properties/role/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.then.properties.role.type, parentSchema: schema32.then.properties.role, data: data10 };
                      if (vErrors === null) {
                        vErrors = [err20];
                      } else {
                        vErrors.push(err20);
                      }
                      errors++;
                    }
                  }
                  if (data8.text !== void 0) {
                    let data11 = data8.text;
                    if (typeof data11 !== "string") {
                      const err21 = { instancePath: instancePath + "/trace/" + i1 + "/text", schemaPath: "#/$defs/step/then/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.then.properties.text.type, parentSchema: schema32.then.properties.text, data: data11 };
                      if (vErrors === null) {
                        vErrors = [err21];
                      } else {
                        vErrors.push(err21);
                      }
                      errors++;
                    }
                  }
                }
                var _valid0 = _errs26 === errors;
                valid8 = _valid0;
                if (valid8) {
                  var props0 = {};
                  props0.role = true;
                  props0.text = true;
                  props0.type = true;
                }
                ifClause0 = "then";
              } else {
                const _errs31 = errors;
                if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                  if (data8.tool === void 0) {
                    const err22 = { instancePath: instancePath + "/trace/" + i1, schemaPath: "#/$defs/step/else/required", keyword: "required", params: { missingProperty: "tool" }, message: "must have required property 'tool'", schema: schema32.else.required, parentSchema: schema32.else, data: data8 };
                    if (vErrors === null) {
                      vErrors = [err22];
                    } else {
                      vErrors.push(err22);
                    }
                    errors++;
                  }
                  if (data8.tool !== void 0) {
                    let data12 = data8.tool;
                    if (typeof data12 !== "string") {
                      const err23 = { instancePath: instancePath + "/trace/" + i1 + "/tool", schemaPath: "#/$defs/step/else/properties/tool/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.else.properties.tool.type, parentSchema: schema32.else.properties.tool, data: data12 };
                      if (vErrors === null) {
                        vErrors = [err23];
                      } else {
                        vErrors.push(err23);
                      }
                      errors++;
                    }
                  }
                  if (data8.error !== void 0) {
                    let data13 = data8.error;
                    if (typeof data13 !== "string" && data13 !== null) {
                      const err24 = { instancePath: instancePath + "/trace/" + i1 + "/error", schemaPath: "#/$defs/step/else/properties/error/type", keyword: "type", params: { type: schema32.else.properties.error.type }, message: "must be string,null", schema: schema32.else.properties.error.type, parentSchema: schema32.else.properties.error, data: data13 };
                      if (vErrors === null) {
                        vErrors = [err24];
                      } else {
                        vErrors.push(err24);
                      }
                      errors++;
                    }
                  }
                }
                var _valid0 = _errs31 === errors;
                valid8 = _valid0;
                if (valid8) {
                  if (props0 !== true) {
                    props0 = props0 || {};
                    props0.tool = true;
                    props0.args = true;
                    props0.result = true;
                    props0.error = true;
                  }
                }
                ifClause0 = "else";
              }
              if (!valid8) {
                const err25 = { instancePath: instancePath + "/trace/" + i1, schemaPath: "#/$defs/step/if", keyword: "if", params: { failingKeyword: ifClause0 }, message: 'must match "' + ifClause0 + '" schema', schema: schema32.if, parentSchema: schema32, data: data8 };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
              if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                if (data8.type === void 0) {
                  const err26 = { instancePath: instancePath + "/trace/" + i1, schemaPath: "#/$defs/step/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'", schema: schema32.required, parentSchema: schema32, data: data8 };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
                if (props0 !== true) {
                  props0 = props0 || {};
                  props0.type = true;
                }
                if (data8.type !== void 0) {
                  let data14 = data8.type;
                  if (!(data14 === "message" || data14 === "tool_call")) {
                    const err27 = { instancePath: instancePath + "/trace/" + i1 + "/type", schemaPath: "#/$defs/step/properties/type/enum", keyword: "enum", params: { allowedValues: schema32.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema32.properties.type.enum, parentSchema: schema32.properties.type, data: data14 };
                    if (vErrors === null) {
                      vErrors = [err27];
                    } else {
                      vErrors.push(err27);
                    }
                    errors++;
                  }
                }
              } else {
                const err28 = { instancePath: instancePath + "/trace/" + i1, schemaPath: "#/$defs/step/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema32.type, parentSchema: schema32, data: data8 };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
          }
        }
        if (data.usage !== void 0) {
          let data15 = data.usage;
          if (!(data15 && typeof data15 == "object" && !Array.isArray(data15)) && data15 !== null) {
            const err29 = { instancePath: instancePath + "/usage", schemaPath: "#/properties/usage/type", keyword: "type", params: { type: schema31.properties.usage.type }, message: "must be object,null", schema: schema31.properties.usage.type, parentSchema: schema31.properties.usage, data: data15 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
            for (const key1 in data15) {
              if (!(key1 === "input_tokens" || key1 === "output_tokens" || key1 === "cost_usd" || key1 === "latency_ms")) {
                let data16 = data15[key1];
                if (!(typeof data16 == "number" && isFinite(data16)) && data16 !== null) {
                  const err30 = { instancePath: instancePath + "/usage/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/amount/type", keyword: "type", params: { type: schema33.type }, message: "must be number,null", schema: schema33.type, parentSchema: schema33, data: data16 };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
                if (typeof data16 == "number" && isFinite(data16)) {
                  if (data16 < 0 || isNaN(data16)) {
                    const err31 = { instancePath: instancePath + "/usage/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/amount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema33, data: data16 };
                    if (vErrors === null) {
                      vErrors = [err31];
                    } else {
                      vErrors.push(err31);
                    }
                    errors++;
                  }
                }
              }
            }
            if (data15.input_tokens !== void 0) {
              let data17 = data15.input_tokens;
              if (!(typeof data17 == "number" && isFinite(data17)) && data17 !== null) {
                const err32 = { instancePath: instancePath + "/usage/input_tokens", schemaPath: "#/$defs/amount/type", keyword: "type", params: { type: schema33.type }, message: "must be number,null", schema: schema33.type, parentSchema: schema33, data: data17 };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
              if (typeof data17 == "number" && isFinite(data17)) {
                if (data17 < 0 || isNaN(data17)) {
                  const err33 = { instancePath: instancePath + "/usage/input_tokens", schemaPath: "#/$defs/amount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema33, data: data17 };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
              }
            }
            if (data15.output_tokens !== void 0) {
              let data18 = data15.output_tokens;
              if (!(typeof data18 == "number" && isFinite(data18)) && data18 !== null) {
                const err34 = { instancePath: instancePath + "/usage/output_tokens", schemaPath: "#/$defs/amount/type", keyword: "type", params: { type: schema33.type }, message: "must be number,null", schema: schema33.type, parentSchema: schema33, data: data18 };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
              if (typeof data18 == "number" && isFinite(data18)) {
                if (data18 < 0 || isNaN(data18)) {
                  const err35 = { instancePath: instancePath + "/usage/output_tokens", schemaPath: "#/$defs/amount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema33, data: data18 };
                  if (vErrors === null) {
                    vErrors = [err35];
                  } else {
                    vErrors.push(err35);
                  }
                  errors++;
                }
              }
            }
            if (data15.cost_usd !== void 0) {
              let data19 = data15.cost_usd;
              if (!(typeof data19 == "number" && isFinite(data19)) && data19 !== null) {
                const err36 = { instancePath: instancePath + "/usage/cost_usd", schemaPath: "#/$defs/amount/type", keyword: "type", params: { type: schema33.type }, message: "must be number,null", schema: schema33.type, parentSchema: schema33, data: data19 };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
              if (typeof data19 == "number" && isFinite(data19)) {
                if (data19 < 0 || isNaN(data19)) {
                  const err37 = { instancePath: instancePath + "/usage/cost_usd", schemaPath: "#/$defs/amount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema33, data: data19 };
                  if (vErrors === null) {
                    vErrors = [err37];
                  } else {
                    vErrors.push(err37);
                  }
                  errors++;
                }
              }
            }
            if (data15.latency_ms !== void 0) {
              let data20 = data15.latency_ms;
              if (!(typeof data20 == "number" && isFinite(data20)) && data20 !== null) {
                const err38 = { instancePath: instancePath + "/usage/latency_ms", schemaPath: "#/$defs/amount/type", keyword: "type", params: { type: schema33.type }, message: "must be number,null", schema: schema33.type, parentSchema: schema33, data: data20 };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
              if (typeof data20 == "number" && isFinite(data20)) {
                if (data20 < 0 || isNaN(data20)) {
                  const err39 = { instancePath: instancePath + "/usage/latency_ms", schemaPath: "#/$defs/amount/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema33, data: data20 };
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
        }
        if (data.error !== void 0) {
          let data21 = data.error;
          if (!(data21 && typeof data21 == "object" && !Array.isArray(data21)) && typeof data21 !== "string" && data21 !== null) {
            const err40 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: schema31.properties.error.type }, message: "must be object,string,null", schema: schema31.properties.error.type, parentSchema: schema31.properties.error, data: data21 };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
          if (typeof data21 === "string") {
            if (func1(data21) < 1) {
              const err41 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.error, data: data21 };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
          }
          if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
            if (data21.message === void 0) {
              const err42 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema31.properties.error.required, parentSchema: schema31.properties.error, data: data21 };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
            if (data21.kind !== void 0) {
              let data22 = data21.kind;
              if (!(data22 === "agent" || data22 === "infrastructure" || data22 === "judge" || data22 === null)) {
                const err43 = { instancePath: instancePath + "/error/kind", schemaPath: "#/properties/error/properties/kind/enum", keyword: "enum", params: { allowedValues: schema31.properties.error.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.error.properties.kind.enum, parentSchema: schema31.properties.error.properties.kind, data: data22 };
                if (vErrors === null) {
                  vErrors = [err43];
                } else {
                  vErrors.push(err43);
                }
                errors++;
              }
            }
            if (data21.message !== void 0) {
              let data23 = data21.message;
              if (typeof data23 !== "string") {
                const err44 = { instancePath: instancePath + "/error/message", schemaPath: "#/properties/error/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.error.properties.message.type, parentSchema: schema31.properties.error.properties.message, data: data23 };
                if (vErrors === null) {
                  vErrors = [err44];
                } else {
                  vErrors.push(err44);
                }
                errors++;
              }
            }
            if (data21.classified !== void 0) {
              let data24 = data21.classified;
              if (typeof data24 !== "boolean" && data24 !== null) {
                const err45 = { instancePath: instancePath + "/error/classified", schemaPath: "#/properties/error/properties/classified/type", keyword: "type", params: { type: schema31.properties.error.properties.classified.type }, message: "must be boolean,null", schema: schema31.properties.error.properties.classified.type, parentSchema: schema31.properties.error.properties.classified, data: data24 };
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
      } else {
        const err46 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
        if (vErrors === null) {
          vErrors = [err46];
        } else {
          vErrors.push(err46);
        }
        errors++;
      }
      validate20.errors = vErrors;
      return errors === 0;
    }
    validate20.evaluated = { "props": { "scenario": true, "trial": true, "title": true, "tags": true, "family": true, "$answers": true, "trace": true, "usage": true, "error": true }, "dynamicProps": false, "dynamicItems": false };
  }
});

// entered:./schemas/trial.schema.json?ready
module.exports = require_trial_schema();
