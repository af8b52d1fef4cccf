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
    var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/agent-gate/agent-regression-gate/v0/schemas/answer.schema.json", "title": "Agent Gate answers", "type": "object", "additionalProperties": false, "required": ["asked", "votes"], "properties": { "asked": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$", "examples": ["sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"] }, "votes": { "type": "array", "minItems": 1, "maxItems": 9, "items": { "title": "KeptVote", "type": "object", "additionalProperties": false, "required": ["answer", "model", "question", "reason", "shown"], "properties": { "answer": { "type": ["boolean", "number"], "minimum": 0, "maximum": 100, "examples": [true, 80] }, "model": { "type": "string", "examples": ["small-judge-2026-09"] }, "question": { "type": "string", "minLength": 1, "examples": ["Is the reply polite?"] }, "reason": { "type": "string", "examples": ["It offers help and does not blame the customer."] }, "shown": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$", "examples": ["sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"] } } }, "examples": [[{ "answer": true, "question": "Is the reply polite?", "reason": "It offers help and does not blame the customer.", "model": "small-judge-2026-09", "shown": "sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824" }]] } }, "examples": [{ "asked": "sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824", "votes": [{ "answer": true, "question": "Is the reply polite?", "reason": "It offers help and does not blame the customer.", "model": "small-judge-2026-09", "shown": "sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824" }] }] };
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
        if (data.asked === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "asked" }, message: "must have required property 'asked'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.votes === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "votes" }, message: "must have required property 'votes'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "asked" || key0 === "votes")) {
            const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31, data };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data.asked !== void 0) {
          let data0 = data.asked;
          if (typeof data0 === "string") {
            if (!pattern4.test(data0)) {
              const err3 = { instancePath: instancePath + "/asked", schemaPath: "#/properties/asked/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema31.properties.asked, data: data0 };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          } else {
            const err4 = { instancePath: instancePath + "/asked", schemaPath: "#/properties/asked/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.asked.type, parentSchema: schema31.properties.asked, data: data0 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.votes !== void 0) {
          let data1 = data.votes;
          if (Array.isArray(data1)) {
            if (data1.length > 9) {
              const err5 = { instancePath: instancePath + "/votes", schemaPath: "#/properties/votes/maxItems", keyword: "maxItems", params: { limit: 9 }, message: "must NOT have more than 9 items", schema: 9, parentSchema: schema31.properties.votes, data: data1 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data1.length < 1) {
              const err6 = { instancePath: instancePath + "/votes", schemaPath: "#/properties/votes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.votes, data: data1 };
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
                if (data2.answer === void 0) {
                  const err7 = { instancePath: instancePath + "/votes/" + i0, schemaPath: "#/properties/votes/items/required", keyword: "required", params: { missingProperty: "answer" }, message: "must have required property 'answer'", schema: schema31.properties.votes.items.required, parentSchema: schema31.properties.votes.items, data: data2 };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
                if (data2.model === void 0) {
                  const err8 = { instancePath: instancePath + "/votes/" + i0, schemaPath: "#/properties/votes/items/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'", schema: schema31.properties.votes.items.required, parentSchema: schema31.properties.votes.items, data: data2 };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
                if (data2.question === void 0) {
                  const err9 = { instancePath: instancePath + "/votes/" + i0, schemaPath: "#/properties/votes/items/required", keyword: "required", params: { missingProperty: "question" }, message: "must have required property 'question'", schema: schema31.properties.votes.items.required, parentSchema: schema31.properties.votes.items, data: data2 };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                if (data2.reason === void 0) {
                  const err10 = { instancePath: instancePath + "/votes/" + i0, schemaPath: "#/properties/votes/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema31.properties.votes.items.required, parentSchema: schema31.properties.votes.items, data: data2 };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                if (data2.shown === void 0) {
                  const err11 = { instancePath: instancePath + "/votes/" + i0, schemaPath: "#/properties/votes/items/required", keyword: "required", params: { missingProperty: "shown" }, message: "must have required property 'shown'", schema: schema31.properties.votes.items.required, parentSchema: schema31.properties.votes.items, data: data2 };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                for (const key1 in data2) {
                  if (!(key1 === "answer" || key1 === "model" || key1 === "question" || key1 === "reason" || key1 === "shown")) {
                    const err12 = { instancePath: instancePath + "/votes/" + i0, schemaPath: "#/properties/votes/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.votes.items, data: data2 };
                    if (vErrors === null) {
                      vErrors = [err12];
                    } else {
                      vErrors.push(err12);
                    }
                    errors++;
                  }
                }
                if (data2.answer !== void 0) {
                  let data3 = data2.answer;
                  if (typeof data3 !== "boolean" && !(typeof data3 == "number" && isFinite(data3))) {
                    const err13 = { instancePath: instancePath + "/votes/" + i0 + "/answer", schemaPath: "#/properties/votes/items/properties/answer/type", keyword: "type", params: { type: schema31.properties.votes.items.properties.answer.type }, message: "must be boolean,number", schema: schema31.properties.votes.items.properties.answer.type, parentSchema: schema31.properties.votes.items.properties.answer, data: data3 };
                    if (vErrors === null) {
                      vErrors = [err13];
                    } else {
                      vErrors.push(err13);
                    }
                    errors++;
                  }
                  if (typeof data3 == "number" && isFinite(data3)) {
                    if (data3 > 100 || isNaN(data3)) {
                      const err14 = { instancePath: instancePath + "/votes/" + i0 + "/answer", schemaPath: "#/properties/votes/items/properties/answer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100", schema: 100, parentSchema: schema31.properties.votes.items.properties.answer, data: data3 };
                      if (vErrors === null) {
                        vErrors = [err14];
                      } else {
                        vErrors.push(err14);
                      }
                      errors++;
                    }
                    if (data3 < 0 || isNaN(data3)) {
                      const err15 = { instancePath: instancePath + "/votes/" + i0 + "/answer", schemaPath: "#/properties/votes/items/properties/answer/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.votes.items.properties.answer, data: data3 };
                      if (vErrors === null) {
                        vErrors = [err15];
                      } else {
                        vErrors.push(err15);
                      }
                      errors++;
                    }
                  }
                }
                if (data2.model !== void 0) {
                  let data4 = data2.model;
                  if (typeof data4 !== "string") {
                    const err16 = { instancePath: instancePath + "/votes/" + i0 + "/model", schemaPath: "#/properties/votes/items/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.votes.items.properties.model.type, parentSchema: schema31.properties.votes.items.properties.model, data: data4 };
                    if (vErrors === null) {
                      vErrors = [err16];
                    } else {
                      vErrors.push(err16);
                    }
                    errors++;
                  }
                }
                if (data2.question !== void 0) {
                  let data5 = data2.question;
                  if (typeof data5 === "string") {
                    if (func1(data5) < 1) {
                      const err17 = { instancePath: instancePath + "/votes/" + i0 + "/question", schemaPath: "#/properties/votes/items/properties/question/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.votes.items.properties.question, data: data5 };
                      if (vErrors === null) {
                        vErrors = [err17];
                      } else {
                        vErrors.push(err17);
                      }
                      errors++;
                    }
                  } else {
                    const err18 = { instancePath: instancePath + "/votes/" + i0 + "/question", schemaPath: "#/properties/votes/items/properties/question/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.votes.items.properties.question.type, parentSchema: schema31.properties.votes.items.properties.question, data: data5 };
                    if (vErrors === null) {
                      vErrors = [err18];
                    } else {
                      vErrors.push(err18);
                    }
                    errors++;
                  }
                }
                if (data2.reason !== void 0) {
                  let data6 = data2.reason;
                  if (typeof data6 !== "string") {
                    const err19 = { instancePath: instancePath + "/votes/" + i0 + "/reason", schemaPath: "#/properties/votes/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.votes.items.properties.reason.type, parentSchema: schema31.properties.votes.items.properties.reason, data: data6 };
                    if (vErrors === null) {
                      vErrors = [err19];
                    } else {
                      vErrors.push(err19);
                    }
                    errors++;
                  }
                }
                if (data2.shown !== void 0) {
                  let data7 = data2.shown;
                  if (typeof data7 === "string") {
                    if (!pattern4.test(data7)) {
                      const err20 = { instancePath: instancePath + "/votes/" + i0 + "/shown", schemaPath: "#/properties/votes/items/properties/shown/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema31.properties.votes.items.properties.shown, data: data7 };
                      if (vErrors === null) {
                        vErrors = [err20];
                      } else {
                        vErrors.push(err20);
                      }
                      errors++;
                    }
                  } else {
                    const err21 = { instancePath: instancePath + "/votes/" + i0 + "/shown", schemaPath: "#/properties/votes/items/properties/shown/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.votes.items.properties.shown.type, parentSchema: schema31.properties.votes.items.properties.shown, data: data7 };
                    if (vErrors === null) {
                      vErrors = [err21];
                    } else {
                      vErrors.push(err21);
                    }
                    errors++;
                  }
                }
              } else {
                const err22 = { instancePath: instancePath + "/votes/" + i0, schemaPath: "#/properties/votes/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.votes.items.type, parentSchema: schema31.properties.votes.items, data: data2 };
                if (vErrors === null) {
                  vErrors = [err22];
                } else {
                  vErrors.push(err22);
                }
                errors++;
              }
            }
          } else {
            const err23 = { instancePath: instancePath + "/votes", schemaPath: "#/properties/votes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.votes.type, parentSchema: schema31.properties.votes, data: data1 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
      } else {
        const err24 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
        if (vErrors === null) {
          vErrors = [err24];
        } else {
          vErrors.push(err24);
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
