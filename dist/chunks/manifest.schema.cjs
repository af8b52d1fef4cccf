var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// schemas/manifest.schema.json?ready
var require_manifest_schema = __commonJS({
  "schemas/manifest.schema.json?ready"(exports2, module2) {
    "use strict";
    module2.exports = validate20;
    module2.exports.default = validate20;
    var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/agent-gate/agent-regression-gate/v0/schemas/manifest.schema.json", "title": "Agent Gate bundle manifest", "type": "object", "additionalProperties": false, "required": ["schema", "tool", "suite", "origin", "rubrics", "mapping", "results", "files"], "properties": { "schema": { "const": 1 }, "tool": { "type": "string", "examples": ["0.1.0"] }, "suite": { "type": "string", "examples": ["booking-assistant"] }, "origin": { "title": "RunOrigin", "type": "object", "additionalProperties": false, "properties": { "sha": { "type": "string", "pattern": "^[0-9a-f]{40}$" }, "run_id": { "type": "integer", "minimum": 1 }, "run_url": { "type": "string" } } }, "rubrics": { "type": "array", "items": { "title": "RubricIdentity", "type": "object", "additionalProperties": false, "required": ["rubric", "version", "hash"], "properties": { "rubric": { "type": "string" }, "version": { "type": "string" }, "hash": { "type": "string" } } } }, "mapping": { "title": "MappingIdentity", "type": ["object", "null"], "additionalProperties": false, "required": ["mapping", "hash"], "properties": { "mapping": { "type": "string" }, "hash": { "type": "string" } } }, "shipped": { "type": "array", "items": { "type": "string" }, "examples": [["rubrics/harness-verdict.yml"]] }, "results": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$", "examples": ["sha256:3f2c51b7a9d04e8866e1f0c2b5d37a94e1c8d6f20b9a4375c6de18f7a2b09c41"] }, "redaction": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$", "examples": ["sha256:3f2c51b7a9d04e8866e1f0c2b5d37a94e1c8d6f20b9a4375c6de18f7a2b09c41"] }, "attempts": { "type": "array", "minItems": 1, "items": { "title": "AttemptTrials", "type": "object", "additionalProperties": false, "required": ["attempt", "trials"], "properties": { "attempt": { "type": "integer", "minimum": 1, "examples": [2] }, "trials": { "type": "integer", "minimum": 1, "examples": [60] } } }, "examples": [[{ "attempt": 1, "trials": 60 }, { "attempt": 2, "trials": 60 }]] }, "files": { "type": "array", "items": { "title": "BundleFile", "type": "object", "additionalProperties": false, "required": ["file", "bytes", "sha256"], "properties": { "file": { "type": "string" }, "bytes": { "type": "integer", "minimum": 0 }, "sha256": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$" } } } } } };
    var func1 = Object.prototype.hasOwnProperty;
    var pattern4 = new RegExp("^[0-9a-f]{40}$", "u");
    var pattern5 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
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
        if (data.tool === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tool" }, message: "must have required property 'tool'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.suite === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suite" }, message: "must have required property 'suite'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.origin === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "origin" }, message: "must have required property 'origin'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.rubrics === void 0) {
          const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rubrics" }, message: "must have required property 'rubrics'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.mapping === void 0) {
          const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "mapping" }, message: "must have required property 'mapping'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.results === void 0) {
          const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "results" }, message: "must have required property 'results'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data.files === void 0) {
          const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "files" }, message: "must have required property 'files'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!func1.call(schema31.properties, key0)) {
            const err8 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31, data };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.schema !== void 0) {
          let data0 = data.schema;
          if (1 !== data0) {
            const err9 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema31.properties.schema, data: data0 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.tool !== void 0) {
          let data1 = data.tool;
          if (typeof data1 !== "string") {
            const err10 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.tool.type, parentSchema: schema31.properties.tool, data: data1 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.suite !== void 0) {
          let data2 = data.suite;
          if (typeof data2 !== "string") {
            const err11 = { instancePath: instancePath + "/suite", schemaPath: "#/properties/suite/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.suite.type, parentSchema: schema31.properties.suite, data: data2 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data.origin !== void 0) {
          let data3 = data.origin;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            for (const key1 in data3) {
              if (!(key1 === "sha" || key1 === "run_id" || key1 === "run_url")) {
                const err12 = { instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.origin, data: data3 };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
            if (data3.sha !== void 0) {
              let data4 = data3.sha;
              if (typeof data4 === "string") {
                if (!pattern4.test(data4)) {
                  const err13 = { instancePath: instancePath + "/origin/sha", schemaPath: "#/properties/origin/properties/sha/pattern", keyword: "pattern", params: { pattern: "^[0-9a-f]{40}$" }, message: 'must match pattern "^[0-9a-f]{40}$"', schema: "^[0-9a-f]{40}$", parentSchema: schema31.properties.origin.properties.sha, data: data4 };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
              } else {
                const err14 = { instancePath: instancePath + "/origin/sha", schemaPath: "#/properties/origin/properties/sha/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.origin.properties.sha.type, parentSchema: schema31.properties.origin.properties.sha, data: data4 };
                if (vErrors === null) {
                  vErrors = [err14];
                } else {
                  vErrors.push(err14);
                }
                errors++;
              }
            }
            if (data3.run_id !== void 0) {
              let data5 = data3.run_id;
              if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                const err15 = { instancePath: instancePath + "/origin/run_id", schemaPath: "#/properties/origin/properties/run_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.origin.properties.run_id.type, parentSchema: schema31.properties.origin.properties.run_id, data: data5 };
                if (vErrors === null) {
                  vErrors = [err15];
                } else {
                  vErrors.push(err15);
                }
                errors++;
              }
              if (typeof data5 == "number" && isFinite(data5)) {
                if (data5 < 1 || isNaN(data5)) {
                  const err16 = { instancePath: instancePath + "/origin/run_id", schemaPath: "#/properties/origin/properties/run_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema31.properties.origin.properties.run_id, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
              }
            }
            if (data3.run_url !== void 0) {
              let data6 = data3.run_url;
              if (typeof data6 !== "string") {
                const err17 = { instancePath: instancePath + "/origin/run_url", schemaPath: "#/properties/origin/properties/run_url/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.origin.properties.run_url.type, parentSchema: schema31.properties.origin.properties.run_url, data: data6 };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
          } else {
            const err18 = { instancePath: instancePath + "/origin", schemaPath: "#/properties/origin/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.origin.type, parentSchema: schema31.properties.origin, data: data3 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data.rubrics !== void 0) {
          let data7 = data.rubrics;
          if (Array.isArray(data7)) {
            const len0 = data7.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data8 = data7[i0];
              if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
                if (data8.rubric === void 0) {
                  const err19 = { instancePath: instancePath + "/rubrics/" + i0, schemaPath: "#/properties/rubrics/items/required", keyword: "required", params: { missingProperty: "rubric" }, message: "must have required property 'rubric'", schema: schema31.properties.rubrics.items.required, parentSchema: schema31.properties.rubrics.items, data: data8 };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
                if (data8.version === void 0) {
                  const err20 = { instancePath: instancePath + "/rubrics/" + i0, schemaPath: "#/properties/rubrics/items/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema31.properties.rubrics.items.required, parentSchema: schema31.properties.rubrics.items, data: data8 };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
                if (data8.hash === void 0) {
                  const err21 = { instancePath: instancePath + "/rubrics/" + i0, schemaPath: "#/properties/rubrics/items/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'", schema: schema31.properties.rubrics.items.required, parentSchema: schema31.properties.rubrics.items, data: data8 };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
                for (const key2 in data8) {
                  if (!(key2 === "rubric" || key2 === "version" || key2 === "hash")) {
                    const err22 = { instancePath: instancePath + "/rubrics/" + i0, schemaPath: "#/properties/rubrics/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.rubrics.items, data: data8 };
                    if (vErrors === null) {
                      vErrors = [err22];
                    } else {
                      vErrors.push(err22);
                    }
                    errors++;
                  }
                }
                if (data8.rubric !== void 0) {
                  let data9 = data8.rubric;
                  if (typeof data9 !== "string") {
                    const err23 = { instancePath: instancePath + "/rubrics/" + i0 + "/rubric", schemaPath: "#/properties/rubrics/items/properties/rubric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.rubrics.items.properties.rubric.type, parentSchema: schema31.properties.rubrics.items.properties.rubric, data: data9 };
                    if (vErrors === null) {
                      vErrors = [err23];
                    } else {
                      vErrors.push(err23);
                    }
                    errors++;
                  }
                }
                if (data8.version !== void 0) {
                  let data10 = data8.version;
                  if (typeof data10 !== "string") {
                    const err24 = { instancePath: instancePath + "/rubrics/" + i0 + "/version", schemaPath: "#/properties/rubrics/items/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.rubrics.items.properties.version.type, parentSchema: schema31.properties.rubrics.items.properties.version, data: data10 };
                    if (vErrors === null) {
                      vErrors = [err24];
                    } else {
                      vErrors.push(err24);
                    }
                    errors++;
                  }
                }
                if (data8.hash !== void 0) {
                  let data11 = data8.hash;
                  if (typeof data11 !== "string") {
                    const err25 = { instancePath: instancePath + "/rubrics/" + i0 + "/hash", schemaPath: "#/properties/rubrics/items/properties/hash/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.rubrics.items.properties.hash.type, parentSchema: schema31.properties.rubrics.items.properties.hash, data: data11 };
                    if (vErrors === null) {
                      vErrors = [err25];
                    } else {
                      vErrors.push(err25);
                    }
                    errors++;
                  }
                }
              } else {
                const err26 = { instancePath: instancePath + "/rubrics/" + i0, schemaPath: "#/properties/rubrics/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.rubrics.items.type, parentSchema: schema31.properties.rubrics.items, data: data8 };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
          } else {
            const err27 = { instancePath: instancePath + "/rubrics", schemaPath: "#/properties/rubrics/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.rubrics.type, parentSchema: schema31.properties.rubrics, data: data7 };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
        }
        if (data.mapping !== void 0) {
          let data12 = data.mapping;
          if (!(data12 && typeof data12 == "object" && !Array.isArray(data12)) && data12 !== null) {
            const err28 = { instancePath: instancePath + "/mapping", schemaPath: "#/properties/mapping/type", keyword: "type", params: { type: schema31.properties.mapping.type }, message: "must be object,null", schema: schema31.properties.mapping.type, parentSchema: schema31.properties.mapping, data: data12 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
          if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
            if (data12.mapping === void 0) {
              const err29 = { instancePath: instancePath + "/mapping", schemaPath: "#/properties/mapping/required", keyword: "required", params: { missingProperty: "mapping" }, message: "must have required property 'mapping'", schema: schema31.properties.mapping.required, parentSchema: schema31.properties.mapping, data: data12 };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
            if (data12.hash === void 0) {
              const err30 = { instancePath: instancePath + "/mapping", schemaPath: "#/properties/mapping/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'", schema: schema31.properties.mapping.required, parentSchema: schema31.properties.mapping, data: data12 };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            for (const key3 in data12) {
              if (!(key3 === "mapping" || key3 === "hash")) {
                const err31 = { instancePath: instancePath + "/mapping", schemaPath: "#/properties/mapping/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.mapping, data: data12 };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
            }
            if (data12.mapping !== void 0) {
              let data13 = data12.mapping;
              if (typeof data13 !== "string") {
                const err32 = { instancePath: instancePath + "/mapping/mapping", schemaPath: "#/properties/mapping/properties/mapping/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.mapping.properties.mapping.type, parentSchema: schema31.properties.mapping.properties.mapping, data: data13 };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
            }
            if (data12.hash !== void 0) {
              let data14 = data12.hash;
              if (typeof data14 !== "string") {
                const err33 = { instancePath: instancePath + "/mapping/hash", schemaPath: "#/properties/mapping/properties/hash/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.mapping.properties.hash.type, parentSchema: schema31.properties.mapping.properties.hash, data: data14 };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
          }
        }
        if (data.shipped !== void 0) {
          let data15 = data.shipped;
          if (Array.isArray(data15)) {
            const len1 = data15.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data16 = data15[i1];
              if (typeof data16 !== "string") {
                const err34 = { instancePath: instancePath + "/shipped/" + i1, schemaPath: "#/properties/shipped/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.shipped.items.type, parentSchema: schema31.properties.shipped.items, data: data16 };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
            }
          } else {
            const err35 = { instancePath: instancePath + "/shipped", schemaPath: "#/properties/shipped/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.shipped.type, parentSchema: schema31.properties.shipped, data: data15 };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
        if (data.results !== void 0) {
          let data17 = data.results;
          if (typeof data17 === "string") {
            if (!pattern5.test(data17)) {
              const err36 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema31.properties.results, data: data17 };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
          } else {
            const err37 = { instancePath: instancePath + "/results", schemaPath: "#/properties/results/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.results.type, parentSchema: schema31.properties.results, data: data17 };
            if (vErrors === null) {
              vErrors = [err37];
            } else {
              vErrors.push(err37);
            }
            errors++;
          }
        }
        if (data.redaction !== void 0) {
          let data18 = data.redaction;
          if (typeof data18 === "string") {
            if (!pattern5.test(data18)) {
              const err38 = { instancePath: instancePath + "/redaction", schemaPath: "#/properties/redaction/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema31.properties.redaction, data: data18 };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
          } else {
            const err39 = { instancePath: instancePath + "/redaction", schemaPath: "#/properties/redaction/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.redaction.type, parentSchema: schema31.properties.redaction, data: data18 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
        if (data.attempts !== void 0) {
          let data19 = data.attempts;
          if (Array.isArray(data19)) {
            if (data19.length < 1) {
              const err40 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.attempts, data: data19 };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
            const len2 = data19.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data20 = data19[i2];
              if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                if (data20.attempt === void 0) {
                  const err41 = { instancePath: instancePath + "/attempts/" + i2, schemaPath: "#/properties/attempts/items/required", keyword: "required", params: { missingProperty: "attempt" }, message: "must have required property 'attempt'", schema: schema31.properties.attempts.items.required, parentSchema: schema31.properties.attempts.items, data: data20 };
                  if (vErrors === null) {
                    vErrors = [err41];
                  } else {
                    vErrors.push(err41);
                  }
                  errors++;
                }
                if (data20.trials === void 0) {
                  const err42 = { instancePath: instancePath + "/attempts/" + i2, schemaPath: "#/properties/attempts/items/required", keyword: "required", params: { missingProperty: "trials" }, message: "must have required property 'trials'", schema: schema31.properties.attempts.items.required, parentSchema: schema31.properties.attempts.items, data: data20 };
                  if (vErrors === null) {
                    vErrors = [err42];
                  } else {
                    vErrors.push(err42);
                  }
                  errors++;
                }
                for (const key4 in data20) {
                  if (!(key4 === "attempt" || key4 === "trials")) {
                    const err43 = { instancePath: instancePath + "/attempts/" + i2, schemaPath: "#/properties/attempts/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.attempts.items, data: data20 };
                    if (vErrors === null) {
                      vErrors = [err43];
                    } else {
                      vErrors.push(err43);
                    }
                    errors++;
                  }
                }
                if (data20.attempt !== void 0) {
                  let data21 = data20.attempt;
                  if (!(typeof data21 == "number" && (!(data21 % 1) && !isNaN(data21)) && isFinite(data21))) {
                    const err44 = { instancePath: instancePath + "/attempts/" + i2 + "/attempt", schemaPath: "#/properties/attempts/items/properties/attempt/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.attempts.items.properties.attempt.type, parentSchema: schema31.properties.attempts.items.properties.attempt, data: data21 };
                    if (vErrors === null) {
                      vErrors = [err44];
                    } else {
                      vErrors.push(err44);
                    }
                    errors++;
                  }
                  if (typeof data21 == "number" && isFinite(data21)) {
                    if (data21 < 1 || isNaN(data21)) {
                      const err45 = { instancePath: instancePath + "/attempts/" + i2 + "/attempt", schemaPath: "#/properties/attempts/items/properties/attempt/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema31.properties.attempts.items.properties.attempt, data: data21 };
                      if (vErrors === null) {
                        vErrors = [err45];
                      } else {
                        vErrors.push(err45);
                      }
                      errors++;
                    }
                  }
                }
                if (data20.trials !== void 0) {
                  let data22 = data20.trials;
                  if (!(typeof data22 == "number" && (!(data22 % 1) && !isNaN(data22)) && isFinite(data22))) {
                    const err46 = { instancePath: instancePath + "/attempts/" + i2 + "/trials", schemaPath: "#/properties/attempts/items/properties/trials/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.attempts.items.properties.trials.type, parentSchema: schema31.properties.attempts.items.properties.trials, data: data22 };
                    if (vErrors === null) {
                      vErrors = [err46];
                    } else {
                      vErrors.push(err46);
                    }
                    errors++;
                  }
                  if (typeof data22 == "number" && isFinite(data22)) {
                    if (data22 < 1 || isNaN(data22)) {
                      const err47 = { instancePath: instancePath + "/attempts/" + i2 + "/trials", schemaPath: "#/properties/attempts/items/properties/trials/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema31.properties.attempts.items.properties.trials, data: data22 };
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
                const err48 = { instancePath: instancePath + "/attempts/" + i2, schemaPath: "#/properties/attempts/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.attempts.items.type, parentSchema: schema31.properties.attempts.items, data: data20 };
                if (vErrors === null) {
                  vErrors = [err48];
                } else {
                  vErrors.push(err48);
                }
                errors++;
              }
            }
          } else {
            const err49 = { instancePath: instancePath + "/attempts", schemaPath: "#/properties/attempts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.attempts.type, parentSchema: schema31.properties.attempts, data: data19 };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
        if (data.files !== void 0) {
          let data23 = data.files;
          if (Array.isArray(data23)) {
            const len3 = data23.length;
            for (let i3 = 0; i3 < len3; i3++) {
              let data24 = data23[i3];
              if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
                if (data24.file === void 0) {
                  const err50 = { instancePath: instancePath + "/files/" + i3, schemaPath: "#/properties/files/items/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'", schema: schema31.properties.files.items.required, parentSchema: schema31.properties.files.items, data: data24 };
                  if (vErrors === null) {
                    vErrors = [err50];
                  } else {
                    vErrors.push(err50);
                  }
                  errors++;
                }
                if (data24.bytes === void 0) {
                  const err51 = { instancePath: instancePath + "/files/" + i3, schemaPath: "#/properties/files/items/required", keyword: "required", params: { missingProperty: "bytes" }, message: "must have required property 'bytes'", schema: schema31.properties.files.items.required, parentSchema: schema31.properties.files.items, data: data24 };
                  if (vErrors === null) {
                    vErrors = [err51];
                  } else {
                    vErrors.push(err51);
                  }
                  errors++;
                }
                if (data24.sha256 === void 0) {
                  const err52 = { instancePath: instancePath + "/files/" + i3, schemaPath: "#/properties/files/items/required", keyword: "required", params: { missingProperty: "sha256" }, message: "must have required property 'sha256'", schema: schema31.properties.files.items.required, parentSchema: schema31.properties.files.items, data: data24 };
                  if (vErrors === null) {
                    vErrors = [err52];
                  } else {
                    vErrors.push(err52);
                  }
                  errors++;
                }
                for (const key5 in data24) {
                  if (!(key5 === "file" || key5 === "bytes" || key5 === "sha256")) {
                    const err53 = { instancePath: instancePath + "/files/" + i3, schemaPath: "#/properties/files/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.files.items, data: data24 };
                    if (vErrors === null) {
                      vErrors = [err53];
                    } else {
                      vErrors.push(err53);
                    }
                    errors++;
                  }
                }
                if (data24.file !== void 0) {
                  let data25 = data24.file;
                  if (typeof data25 !== "string") {
                    const err54 = { instancePath: instancePath + "/files/" + i3 + "/file", schemaPath: "#/properties/files/items/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.files.items.properties.file.type, parentSchema: schema31.properties.files.items.properties.file, data: data25 };
                    if (vErrors === null) {
                      vErrors = [err54];
                    } else {
                      vErrors.push(err54);
                    }
                    errors++;
                  }
                }
                if (data24.bytes !== void 0) {
                  let data26 = data24.bytes;
                  if (!(typeof data26 == "number" && (!(data26 % 1) && !isNaN(data26)) && isFinite(data26))) {
                    const err55 = { instancePath: instancePath + "/files/" + i3 + "/bytes", schemaPath: "#/properties/files/items/properties/bytes/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.files.items.properties.bytes.type, parentSchema: schema31.properties.files.items.properties.bytes, data: data26 };
                    if (vErrors === null) {
                      vErrors = [err55];
                    } else {
                      vErrors.push(err55);
                    }
                    errors++;
                  }
                  if (typeof data26 == "number" && isFinite(data26)) {
                    if (data26 < 0 || isNaN(data26)) {
                      const err56 = { instancePath: instancePath + "/files/" + i3 + "/bytes", schemaPath: "#/properties/files/items/properties/bytes/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.files.items.properties.bytes, data: data26 };
                      if (vErrors === null) {
                        vErrors = [err56];
                      } else {
                        vErrors.push(err56);
                      }
                      errors++;
                    }
                  }
                }
                if (data24.sha256 !== void 0) {
                  let data27 = data24.sha256;
                  if (typeof data27 === "string") {
                    if (!pattern5.test(data27)) {
                      const err57 = { instancePath: instancePath + "/files/" + i3 + "/sha256", schemaPath: "#/properties/files/items/properties/sha256/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema31.properties.files.items.properties.sha256, data: data27 };
                      if (vErrors === null) {
                        vErrors = [err57];
                      } else {
                        vErrors.push(err57);
                      }
                      errors++;
                    }
                  } else {
                    const err58 = { instancePath: instancePath + "/files/" + i3 + "/sha256", schemaPath: "#/properties/files/items/properties/sha256/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.files.items.properties.sha256.type, parentSchema: schema31.properties.files.items.properties.sha256, data: data27 };
                    if (vErrors === null) {
                      vErrors = [err58];
                    } else {
                      vErrors.push(err58);
                    }
                    errors++;
                  }
                }
              } else {
                const err59 = { instancePath: instancePath + "/files/" + i3, schemaPath: "#/properties/files/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.files.items.type, parentSchema: schema31.properties.files.items, data: data24 };
                if (vErrors === null) {
                  vErrors = [err59];
                } else {
                  vErrors.push(err59);
                }
                errors++;
              }
            }
          } else {
            const err60 = { instancePath: instancePath + "/files", schemaPath: "#/properties/files/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.files.type, parentSchema: schema31.properties.files, data: data23 };
            if (vErrors === null) {
              vErrors = [err60];
            } else {
              vErrors.push(err60);
            }
            errors++;
          }
        }
      } else {
        const err61 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
        if (vErrors === null) {
          vErrors = [err61];
        } else {
          vErrors.push(err61);
        }
        errors++;
      }
      validate20.errors = vErrors;
      return errors === 0;
    }
    validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  }
});

// entered:./schemas/manifest.schema.json?ready
module.exports = require_manifest_schema();
