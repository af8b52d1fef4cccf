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
    var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/agent-gate/agent-regression-gate/v0/schemas/answer.schema.json", "title": "Agent Gate answers", "type": "object", "additionalProperties": false, "required": ["asked", "by", "votes"], "properties": { "asked": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$", "examples": ["sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"] }, "by": { "title": "AskedModel", "type": "object", "additionalProperties": false, "required": ["model", "temperature"], "properties": { "model": { "type": "string", "minLength": 1, "examples": ["small-judge"] }, "temperature": { "type": ["number", "null"], "examples": [0] } }, "examples": [{ "model": "small-judge", "temperature": 0 }] }, "votes": { "type": "array", "minItems": 1, "maxItems": 9, "items": { "title": "KeptVote", "type": "object", "additionalProperties": false, "required": ["answer", "model", "question", "reason", "shown"], "properties": { "answer": { "type": ["boolean", "number"], "minimum": 0, "maximum": 100, "examples": [true, 80] }, "model": { "type": "string", "examples": ["small-judge-2026-09"] }, "question": { "type": "string", "minLength": 1, "examples": ["Is the reply polite?"] }, "reason": { "type": "string", "examples": ["It offers help and does not blame the customer."] }, "shown": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$", "examples": ["sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824"] } } }, "examples": [[{ "answer": true, "question": "Is the reply polite?", "reason": "It offers help and does not blame the customer.", "model": "small-judge-2026-09", "shown": "sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824" }]] } }, "examples": [{ "asked": "sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824", "by": { "model": "small-judge", "temperature": 0 }, "votes": [{ "answer": true, "question": "Is the reply polite?", "reason": "It offers help and does not blame the customer.", "model": "small-judge-2026-09", "shown": "sha256:2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824" }] }] };
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
        if (data.by === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "by" }, message: "must have required property 'by'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.votes === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "votes" }, message: "must have required property 'votes'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "asked" || key0 === "by" || key0 === "votes")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31, data };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.asked !== void 0) {
          let data0 = data.asked;
          if (typeof data0 === "string") {
            if (!pattern4.test(data0)) {
              const err4 = { instancePath: instancePath + "/asked", schemaPath: "#/properties/asked/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema31.properties.asked, data: data0 };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          } else {
            const err5 = { instancePath: instancePath + "/asked", schemaPath: "#/properties/asked/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.asked.type, parentSchema: schema31.properties.asked, data: data0 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.by !== void 0) {
          let data1 = data.by;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.model === void 0) {
              const err6 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'", schema: schema31.properties.by.required, parentSchema: schema31.properties.by, data: data1 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data1.temperature === void 0) {
              const err7 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/required", keyword: "required", params: { missingProperty: "temperature" }, message: "must have required property 'temperature'", schema: schema31.properties.by.required, parentSchema: schema31.properties.by, data: data1 };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            for (const key1 in data1) {
              if (!(key1 === "model" || key1 === "temperature")) {
                const err8 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.by, data: data1 };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
            if (data1.model !== void 0) {
              let data2 = data1.model;
              if (typeof data2 === "string") {
                if (func1(data2) < 1) {
                  const err9 = { instancePath: instancePath + "/by/model", schemaPath: "#/properties/by/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.by.properties.model, data: data2 };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
              } else {
                const err10 = { instancePath: instancePath + "/by/model", schemaPath: "#/properties/by/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.by.properties.model.type, parentSchema: schema31.properties.by.properties.model, data: data2 };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data1.temperature !== void 0) {
              let data3 = data1.temperature;
              if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
                const err11 = { instancePath: instancePath + "/by/temperature", schemaPath: "#/properties/by/properties/temperature/type", keyword: "type", params: { type: schema31.properties.by.properties.temperature.type }, message: "must be number,null", schema: schema31.properties.by.properties.temperature.type, parentSchema: schema31.properties.by.properties.temperature, data: data3 };
                if (vErrors === null) {
                  vErrors = [err11];
                } else {
                  vErrors.push(err11);
                }
                errors++;
              }
            }
          } else {
            const err12 = { instancePath: instancePath + "/by", schemaPath: "#/properties/by/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.by.type, parentSchema: schema31.properties.by, data: data1 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data.votes !== void 0) {
          let data4 = data.votes;
          if (Array.isArray(data4)) {
            if (data4.length > 9) {
              const err13 = { instancePath: instancePath + "/votes", schemaPath: "#/properties/votes/maxItems", keyword: "maxItems", params: { limit: 9 }, message: "must NOT have more than 9 items", schema: 9, parentSchema: schema31.properties.votes, data: data4 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data4.length < 1) {
              const err14 = { instancePath: instancePath + "/votes", schemaPath: "#/properties/votes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.votes, data: data4 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            const len0 = data4.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data5 = data4[i0];
              if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                if (data5.answer === void 0) {
                  const err15 = { instancePath: instancePath + "/votes/" + i0, schemaPath: "#/properties/votes/items/required", keyword: "required", params: { missingProperty: "answer" }, message: "must have required property 'answer'", schema: schema31.properties.votes.items.required, parentSchema: schema31.properties.votes.items, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
                if (data5.model === void 0) {
                  const err16 = { instancePath: instancePath + "/votes/" + i0, schemaPath: "#/properties/votes/items/required", keyword: "required", params: { missingProperty: "model" }, message: "must have required property 'model'", schema: schema31.properties.votes.items.required, parentSchema: schema31.properties.votes.items, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                if (data5.question === void 0) {
                  const err17 = { instancePath: instancePath + "/votes/" + i0, schemaPath: "#/properties/votes/items/required", keyword: "required", params: { missingProperty: "question" }, message: "must have required property 'question'", schema: schema31.properties.votes.items.required, parentSchema: schema31.properties.votes.items, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
                if (data5.reason === void 0) {
                  const err18 = { instancePath: instancePath + "/votes/" + i0, schemaPath: "#/properties/votes/items/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema31.properties.votes.items.required, parentSchema: schema31.properties.votes.items, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
                if (data5.shown === void 0) {
                  const err19 = { instancePath: instancePath + "/votes/" + i0, schemaPath: "#/properties/votes/items/required", keyword: "required", params: { missingProperty: "shown" }, message: "must have required property 'shown'", schema: schema31.properties.votes.items.required, parentSchema: schema31.properties.votes.items, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
                for (const key2 in data5) {
                  if (!(key2 === "answer" || key2 === "model" || key2 === "question" || key2 === "reason" || key2 === "shown")) {
                    const err20 = { instancePath: instancePath + "/votes/" + i0, schemaPath: "#/properties/votes/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.votes.items, data: data5 };
                    if (vErrors === null) {
                      vErrors = [err20];
                    } else {
                      vErrors.push(err20);
                    }
                    errors++;
                  }
                }
                if (data5.answer !== void 0) {
                  let data6 = data5.answer;
                  if (typeof data6 !== "boolean" && !(typeof data6 == "number" && isFinite(data6))) {
                    const err21 = { instancePath: instancePath + "/votes/" + i0 + "/answer", schemaPath: "#/properties/votes/items/properties/answer/type", keyword: "type", params: { type: schema31.properties.votes.items.properties.answer.type }, message: "must be boolean,number", schema: schema31.properties.votes.items.properties.answer.type, parentSchema: schema31.properties.votes.items.properties.answer, data: data6 };
                    if (vErrors === null) {
                      vErrors = [err21];
                    } else {
                      vErrors.push(err21);
                    }
                    errors++;
                  }
                  if (typeof data6 == "number" && isFinite(data6)) {
                    if (data6 > 100 || isNaN(data6)) {
                      const err22 = { instancePath: instancePath + "/votes/" + i0 + "/answer", schemaPath: "#/properties/votes/items/properties/answer/maximum", keyword: "maximum", params: { comparison: "<=", limit: 100 }, message: "must be <= 100", schema: 100, parentSchema: schema31.properties.votes.items.properties.answer, data: data6 };
                      if (vErrors === null) {
                        vErrors = [err22];
                      } else {
                        vErrors.push(err22);
                      }
                      errors++;
                    }
                    if (data6 < 0 || isNaN(data6)) {
                      const err23 = { instancePath: instancePath + "/votes/" + i0 + "/answer", schemaPath: "#/properties/votes/items/properties/answer/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.votes.items.properties.answer, data: data6 };
                      if (vErrors === null) {
                        vErrors = [err23];
                      } else {
                        vErrors.push(err23);
                      }
                      errors++;
                    }
                  }
                }
                if (data5.model !== void 0) {
                  let data7 = data5.model;
                  if (typeof data7 !== "string") {
                    const err24 = { instancePath: instancePath + "/votes/" + i0 + "/model", schemaPath: "#/properties/votes/items/properties/model/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.votes.items.properties.model.type, parentSchema: schema31.properties.votes.items.properties.model, data: data7 };
                    if (vErrors === null) {
                      vErrors = [err24];
                    } else {
                      vErrors.push(err24);
                    }
                    errors++;
                  }
                }
                if (data5.question !== void 0) {
                  let data8 = data5.question;
                  if (typeof data8 === "string") {
                    if (func1(data8) < 1) {
                      const err25 = { instancePath: instancePath + "/votes/" + i0 + "/question", schemaPath: "#/properties/votes/items/properties/question/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.votes.items.properties.question, data: data8 };
                      if (vErrors === null) {
                        vErrors = [err25];
                      } else {
                        vErrors.push(err25);
                      }
                      errors++;
                    }
                  } else {
                    const err26 = { instancePath: instancePath + "/votes/" + i0 + "/question", schemaPath: "#/properties/votes/items/properties/question/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.votes.items.properties.question.type, parentSchema: schema31.properties.votes.items.properties.question, data: data8 };
                    if (vErrors === null) {
                      vErrors = [err26];
                    } else {
                      vErrors.push(err26);
                    }
                    errors++;
                  }
                }
                if (data5.reason !== void 0) {
                  let data9 = data5.reason;
                  if (typeof data9 !== "string") {
                    const err27 = { instancePath: instancePath + "/votes/" + i0 + "/reason", schemaPath: "#/properties/votes/items/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.votes.items.properties.reason.type, parentSchema: schema31.properties.votes.items.properties.reason, data: data9 };
                    if (vErrors === null) {
                      vErrors = [err27];
                    } else {
                      vErrors.push(err27);
                    }
                    errors++;
                  }
                }
                if (data5.shown !== void 0) {
                  let data10 = data5.shown;
                  if (typeof data10 === "string") {
                    if (!pattern4.test(data10)) {
                      const err28 = { instancePath: instancePath + "/votes/" + i0 + "/shown", schemaPath: "#/properties/votes/items/properties/shown/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema31.properties.votes.items.properties.shown, data: data10 };
                      if (vErrors === null) {
                        vErrors = [err28];
                      } else {
                        vErrors.push(err28);
                      }
                      errors++;
                    }
                  } else {
                    const err29 = { instancePath: instancePath + "/votes/" + i0 + "/shown", schemaPath: "#/properties/votes/items/properties/shown/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.votes.items.properties.shown.type, parentSchema: schema31.properties.votes.items.properties.shown, data: data10 };
                    if (vErrors === null) {
                      vErrors = [err29];
                    } else {
                      vErrors.push(err29);
                    }
                    errors++;
                  }
                }
              } else {
                const err30 = { instancePath: instancePath + "/votes/" + i0, schemaPath: "#/properties/votes/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.votes.items.type, parentSchema: schema31.properties.votes.items, data: data5 };
                if (vErrors === null) {
                  vErrors = [err30];
                } else {
                  vErrors.push(err30);
                }
                errors++;
              }
            }
          } else {
            const err31 = { instancePath: instancePath + "/votes", schemaPath: "#/properties/votes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.votes.type, parentSchema: schema31.properties.votes, data: data4 };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
      } else {
        const err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
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
