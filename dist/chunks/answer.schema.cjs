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

// schemas/answer.schema.json?ready
var require_answer_schema = __commonJS({
  "schemas/answer.schema.json?ready"(exports2, module2) {
    "use strict";
    module2.exports = validate20;
    module2.exports.default = validate20;
    var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/agent-gate/agent-regression-gate/v0/schemas/answer.schema.json", "title": "Agent Gate recorded answer", "type": "object", "additionalProperties": false, "required": ["answer", "asked", "model", "reason"], "properties": { "answer": { "type": ["boolean", "number"], "minimum": 0, "maximum": 100, "examples": [true, 80] }, "asked": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$", "examples": ["sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"] }, "model": { "type": "string", "minLength": 1, "examples": ["small-judge-2026-09"] }, "reason": { "type": "string", "examples": ["It offers help and does not blame the customer."] } }, "examples": [{ "answer": true, "asked": "sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824", "model": "small-judge-2026-09", "reason": "It offers help and does not blame the customer." }] };
    var pattern4 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
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
        if (data.answer === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "answer" }, message: "must have required property 'answer'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.asked === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "asked" }, message: "must have required property 'asked'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.model === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.reason === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "answer" || key0 === "asked" || key0 === "model" || key0 === "reason")) {
            const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31, data };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.answer !== void 0) {
          let data0 = data.answer;
          if (typeof data0 !== "boolean" && !(typeof data0 == "number" && isFinite(data0))) {
            const err5 = { instancePath: instancePath + "/answer", schemaPath: "#/properties/answer/type", keyword: "type", params: { type: schema31.properties.answer.type }, message: "must be boolean,number", schema: schema31.properties.answer.type, parentSchema: schema31.properties.answer, data: data0 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 100 || isNaN(data0)) {
              const err6 = { instancePath: instancePath + "/answer", schemaPath: "#/properties/answer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100", schema: 100, parentSchema: schema31.properties.answer, data: data0 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data0 < 0 || isNaN(data0)) {
              const err7 = { instancePath: instancePath + "/answer", schemaPath: "#/properties/answer/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.answer, data: data0 };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          }
        }
        if (data.asked !== void 0) {
          let data1 = data.asked;
          if (typeof data1 === "string") {
            if (!pattern4.test(data1)) {
              const err8 = { instancePath: instancePath + "/asked", schemaPath: "#/properties/asked/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema31.properties.asked, data: data1 };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/asked", schemaPath: "#/properties/asked/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.asked.type, parentSchema: schema31.properties.asked, data: data1 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.model !== void 0) {
          let data2 = data.model;
          if (typeof data2 === "string") {
            if (func1(data2) < 1) {
              const err10 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.model, data: data2 };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          } else {
            const err11 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.model.type, parentSchema: schema31.properties.model, data: data2 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data.reason !== void 0) {
          let data3 = data.reason;
          if (typeof data3 !== "string") {
            const err12 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.reason.type, parentSchema: schema31.properties.reason, data: data3 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
      } else {
        const err13 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
        if (vErrors === null) {
          vErrors = [err13];
        } else {
          vErrors.push(err13);
        }
        errors++;
      }
      validate20.errors = vErrors;
      return errors === 0;
    }
    validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  }
});

// entered:./schemas/answer.schema.json?ready
module.exports = require_answer_schema();
