var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

// schemas/history.schema.json?ready
var require_history_schema = __commonJS({
  "schemas/history.schema.json?ready"(exports2, module2) {
    "use strict";
    module2.exports = validate20;
    module2.exports.default = validate20;
    var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/agent-gate/agent-regression-gate/v0/schemas/history.schema.json", "title": "Agent Gate history record", "type": "object", "additionalProperties": false, "required": ["time", "trials", "scenarios", "metrics"], "properties": { "sha": { "type": "string", "pattern": "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "examples": ["1a2b3c4d5e6f708192a3b4c5d6e7f80911223344"] }, "run_id": { "type": "integer", "minimum": 1, "examples": [9001] }, "time": { "type": "string", "pattern": "^\\d{4}-\\d{2}-\\d{2}(?:T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,3})?Z)?$", "examples": ["2026-11-21T09:30:00.000Z", "2026-11-21"] }, "trials": { "type": "integer", "minimum": 0, "examples": [200] }, "scenarios": { "type": "integer", "minimum": 0, "examples": [40] }, "report": { "type": "object", "examples": [{}] }, "constant": { "type": "array", "examples": [[{ "criterion": "task-completion/polite", "passed": true, "since": "2026-08-01" }]], "items": { "title": "ConstantCriterion", "type": "object", "additionalProperties": false, "required": ["criterion", "passed", "since"], "properties": { "criterion": { "type": "string", "examples": ["task-completion/polite"] }, "passed": { "type": "boolean", "examples": [true] }, "since": { "type": "string", "examples": ["2026-08-01"] } } } }, "metrics": { "type": "array", "examples": [[]], "items": { "title": "MetricRecord", "type": "object", "additionalProperties": false, "required": ["metric", "rubric", "version", "hash", "score", "passed", "total", "effective_n"], "properties": { "metric": { "type": "string", "examples": ["TCR"] }, "rubric": { "type": "string", "examples": ["task-completion"] }, "version": { "type": "string", "examples": ["1.2.0"] }, "hash": { "type": "string", "pattern": "^sha256:[0-9a-f]{64}$", "examples": ["sha256:3f2c51b7a9d04e8866e1f0c2b5d37a94e1c8d6f20b9a4375c6de18f7a2b09c41"] }, "score": { "type": "number", "minimum": 0, "maximum": 1, "examples": [0.86] }, "passed": { "type": "integer", "minimum": 0, "examples": [172] }, "total": { "type": "integer", "minimum": 0, "examples": [200] }, "effective_n": { "type": "number", "minimum": 0, "examples": [41.5] } } } } } };
    var pattern4 = new RegExp("^(?:[0-9a-f]{40}|[0-9a-f]{64})$", "u");
    var pattern5 = new RegExp("^\\d{4}-\\d{2}-\\d{2}(?:T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,3})?Z)?$", "u");
    var pattern6 = new RegExp("^sha256:[0-9a-f]{64}$", "u");
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
        if (data.time === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "time" }, message: "must have required property 'time'", schema: schema31.required, parentSchema: schema31, data };
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
        if (data.scenarios === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios" }, message: "must have required property 'scenarios'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.metrics === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metrics" }, message: "must have required property 'metrics'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "sha" || key0 === "run_id" || key0 === "time" || key0 === "trials" || key0 === "scenarios" || key0 === "report" || key0 === "constant" || key0 === "metrics")) {
            const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31, data };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.sha !== void 0) {
          let data0 = data.sha;
          if (typeof data0 === "string") {
            if (!pattern4.test(data0)) {
              const err5 = { instancePath: instancePath + "/sha", schemaPath: "#/properties/sha/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$" }, message: 'must match pattern "^(?:[0-9a-f]{40}|[0-9a-f]{64})$"', schema: "^(?:[0-9a-f]{40}|[0-9a-f]{64})$", parentSchema: schema31.properties.sha, data: data0 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          } else {
            const err6 = { instancePath: instancePath + "/sha", schemaPath: "#/properties/sha/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.sha.type, parentSchema: schema31.properties.sha, data: data0 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.run_id !== void 0) {
          let data1 = data.run_id;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            const err7 = { instancePath: instancePath + "/run_id", schemaPath: "#/properties/run_id/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.run_id.type, parentSchema: schema31.properties.run_id, data: data1 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 < 1 || isNaN(data1)) {
              const err8 = { instancePath: instancePath + "/run_id", schemaPath: "#/properties/run_id/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema31.properties.run_id, data: data1 };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          }
        }
        if (data.time !== void 0) {
          let data2 = data.time;
          if (typeof data2 === "string") {
            if (!pattern5.test(data2)) {
              const err9 = { instancePath: instancePath + "/time", schemaPath: "#/properties/time/pattern", keyword: "pattern", params: { pattern: "^\\d{4}-\\d{2}-\\d{2}(?:T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,3})?Z)?$" }, message: 'must match pattern "^\\d{4}-\\d{2}-\\d{2}(?:T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,3})?Z)?$"', schema: "^\\d{4}-\\d{2}-\\d{2}(?:T\\d{2}:\\d{2}:\\d{2}(?:\\.\\d{1,3})?Z)?$", parentSchema: schema31.properties.time, data: data2 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/time", schemaPath: "#/properties/time/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.time.type, parentSchema: schema31.properties.time, data: data2 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.trials !== void 0) {
          let data3 = data.trials;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            const err11 = { instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.trials.type, parentSchema: schema31.properties.trials, data: data3 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 < 0 || isNaN(data3)) {
              const err12 = { instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.trials, data: data3 };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          }
        }
        if (data.scenarios !== void 0) {
          let data4 = data.scenarios;
          if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
            const err13 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.scenarios.type, parentSchema: schema31.properties.scenarios, data: data4 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 < 0 || isNaN(data4)) {
              const err14 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.scenarios, data: data4 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          }
        }
        if (data.report !== void 0) {
          let data5 = data.report;
          if (!(data5 && typeof data5 == "object" && !Array.isArray(data5))) {
            const err15 = { instancePath: instancePath + "/report", schemaPath: "#/properties/report/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.report.type, parentSchema: schema31.properties.report, data: data5 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data.constant !== void 0) {
          let data6 = data.constant;
          if (Array.isArray(data6)) {
            const len0 = data6.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data7 = data6[i0];
              if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
                if (data7.criterion === void 0) {
                  const err16 = { instancePath: instancePath + "/constant/" + i0, schemaPath: "#/properties/constant/items/required", keyword: "required", params: { missingProperty: "criterion" }, message: "must have required property 'criterion'", schema: schema31.properties.constant.items.required, parentSchema: schema31.properties.constant.items, data: data7 };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                if (data7.passed === void 0) {
                  const err17 = { instancePath: instancePath + "/constant/" + i0, schemaPath: "#/properties/constant/items/required", keyword: "required", params: { missingProperty: "passed" }, message: "must have required property 'passed'", schema: schema31.properties.constant.items.required, parentSchema: schema31.properties.constant.items, data: data7 };
                  if (vErrors === null) {
                    vErrors = [err17];
                  } else {
                    vErrors.push(err17);
                  }
                  errors++;
                }
                if (data7.since === void 0) {
                  const err18 = { instancePath: instancePath + "/constant/" + i0, schemaPath: "#/properties/constant/items/required", keyword: "required", params: { missingProperty: "since" }, message: "must have required property 'since'", schema: schema31.properties.constant.items.required, parentSchema: schema31.properties.constant.items, data: data7 };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
                for (const key1 in data7) {
                  if (!(key1 === "criterion" || key1 === "passed" || key1 === "since")) {
                    const err19 = { instancePath: instancePath + "/constant/" + i0, schemaPath: "#/properties/constant/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.constant.items, data: data7 };
                    if (vErrors === null) {
                      vErrors = [err19];
                    } else {
                      vErrors.push(err19);
                    }
                    errors++;
                  }
                }
                if (data7.criterion !== void 0) {
                  let data8 = data7.criterion;
                  if (typeof data8 !== "string") {
                    const err20 = { instancePath: instancePath + "/constant/" + i0 + "/criterion", schemaPath: "#/properties/constant/items/properties/criterion/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.constant.items.properties.criterion.type, parentSchema: schema31.properties.constant.items.properties.criterion, data: data8 };
                    if (vErrors === null) {
                      vErrors = [err20];
                    } else {
                      vErrors.push(err20);
                    }
                    errors++;
                  }
                }
                if (data7.passed !== void 0) {
                  let data9 = data7.passed;
                  if (typeof data9 !== "boolean") {
                    const err21 = { instancePath: instancePath + "/constant/" + i0 + "/passed", schemaPath: "#/properties/constant/items/properties/passed/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema31.properties.constant.items.properties.passed.type, parentSchema: schema31.properties.constant.items.properties.passed, data: data9 };
                    if (vErrors === null) {
                      vErrors = [err21];
                    } else {
                      vErrors.push(err21);
                    }
                    errors++;
                  }
                }
                if (data7.since !== void 0) {
                  let data10 = data7.since;
                  if (typeof data10 !== "string") {
                    const err22 = { instancePath: instancePath + "/constant/" + i0 + "/since", schemaPath: "#/properties/constant/items/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.constant.items.properties.since.type, parentSchema: schema31.properties.constant.items.properties.since, data: data10 };
                    if (vErrors === null) {
                      vErrors = [err22];
                    } else {
                      vErrors.push(err22);
                    }
                    errors++;
                  }
                }
              } else {
                const err23 = { instancePath: instancePath + "/constant/" + i0, schemaPath: "#/properties/constant/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.constant.items.type, parentSchema: schema31.properties.constant.items, data: data7 };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
          } else {
            const err24 = { instancePath: instancePath + "/constant", schemaPath: "#/properties/constant/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.constant.type, parentSchema: schema31.properties.constant, data: data6 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data.metrics !== void 0) {
          let data11 = data.metrics;
          if (Array.isArray(data11)) {
            const len1 = data11.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data12 = data11[i1];
              if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                if (data12.metric === void 0) {
                  const err25 = { instancePath: instancePath + "/metrics/" + i1, schemaPath: "#/properties/metrics/items/required", keyword: "required", params: { missingProperty: "metric" }, message: "must have required property 'metric'", schema: schema31.properties.metrics.items.required, parentSchema: schema31.properties.metrics.items, data: data12 };
                  if (vErrors === null) {
                    vErrors = [err25];
                  } else {
                    vErrors.push(err25);
                  }
                  errors++;
                }
                if (data12.rubric === void 0) {
                  const err26 = { instancePath: instancePath + "/metrics/" + i1, schemaPath: "#/properties/metrics/items/required", keyword: "required", params: { missingProperty: "rubric" }, message: "must have required property 'rubric'", schema: schema31.properties.metrics.items.required, parentSchema: schema31.properties.metrics.items, data: data12 };
                  if (vErrors === null) {
                    vErrors = [err26];
                  } else {
                    vErrors.push(err26);
                  }
                  errors++;
                }
                if (data12.version === void 0) {
                  const err27 = { instancePath: instancePath + "/metrics/" + i1, schemaPath: "#/properties/metrics/items/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema31.properties.metrics.items.required, parentSchema: schema31.properties.metrics.items, data: data12 };
                  if (vErrors === null) {
                    vErrors = [err27];
                  } else {
                    vErrors.push(err27);
                  }
                  errors++;
                }
                if (data12.hash === void 0) {
                  const err28 = { instancePath: instancePath + "/metrics/" + i1, schemaPath: "#/properties/metrics/items/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'", schema: schema31.properties.metrics.items.required, parentSchema: schema31.properties.metrics.items, data: data12 };
                  if (vErrors === null) {
                    vErrors = [err28];
                  } else {
                    vErrors.push(err28);
                  }
                  errors++;
                }
                if (data12.score === void 0) {
                  const err29 = { instancePath: instancePath + "/metrics/" + i1, schemaPath: "#/properties/metrics/items/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'", schema: schema31.properties.metrics.items.required, parentSchema: schema31.properties.metrics.items, data: data12 };
                  if (vErrors === null) {
                    vErrors = [err29];
                  } else {
                    vErrors.push(err29);
                  }
                  errors++;
                }
                if (data12.passed === void 0) {
                  const err30 = { instancePath: instancePath + "/metrics/" + i1, schemaPath: "#/properties/metrics/items/required", keyword: "required", params: { missingProperty: "passed" }, message: "must have required property 'passed'", schema: schema31.properties.metrics.items.required, parentSchema: schema31.properties.metrics.items, data: data12 };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
                if (data12.total === void 0) {
                  const err31 = { instancePath: instancePath + "/metrics/" + i1, schemaPath: "#/properties/metrics/items/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'", schema: schema31.properties.metrics.items.required, parentSchema: schema31.properties.metrics.items, data: data12 };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
                if (data12.effective_n === void 0) {
                  const err32 = { instancePath: instancePath + "/metrics/" + i1, schemaPath: "#/properties/metrics/items/required", keyword: "required", params: { missingProperty: "effective_n" }, message: "must have required property 'effective_n'", schema: schema31.properties.metrics.items.required, parentSchema: schema31.properties.metrics.items, data: data12 };
                  if (vErrors === null) {
                    vErrors = [err32];
                  } else {
                    vErrors.push(err32);
                  }
                  errors++;
                }
                for (const key2 in data12) {
                  if (!(key2 === "metric" || key2 === "rubric" || key2 === "version" || key2 === "hash" || key2 === "score" || key2 === "passed" || key2 === "total" || key2 === "effective_n")) {
                    const err33 = { instancePath: instancePath + "/metrics/" + i1, schemaPath: "#/properties/metrics/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.metrics.items, data: data12 };
                    if (vErrors === null) {
                      vErrors = [err33];
                    } else {
                      vErrors.push(err33);
                    }
                    errors++;
                  }
                }
                if (data12.metric !== void 0) {
                  let data13 = data12.metric;
                  if (typeof data13 !== "string") {
                    const err34 = { instancePath: instancePath + "/metrics/" + i1 + "/metric", schemaPath: "#/properties/metrics/items/properties/metric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.metrics.items.properties.metric.type, parentSchema: schema31.properties.metrics.items.properties.metric, data: data13 };
                    if (vErrors === null) {
                      vErrors = [err34];
                    } else {
                      vErrors.push(err34);
                    }
                    errors++;
                  }
                }
                if (data12.rubric !== void 0) {
                  let data14 = data12.rubric;
                  if (typeof data14 !== "string") {
                    const err35 = { instancePath: instancePath + "/metrics/" + i1 + "/rubric", schemaPath: "#/properties/metrics/items/properties/rubric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.metrics.items.properties.rubric.type, parentSchema: schema31.properties.metrics.items.properties.rubric, data: data14 };
                    if (vErrors === null) {
                      vErrors = [err35];
                    } else {
                      vErrors.push(err35);
                    }
                    errors++;
                  }
                }
                if (data12.version !== void 0) {
                  let data15 = data12.version;
                  if (typeof data15 !== "string") {
                    const err36 = { instancePath: instancePath + "/metrics/" + i1 + "/version", schemaPath: "#/properties/metrics/items/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.metrics.items.properties.version.type, parentSchema: schema31.properties.metrics.items.properties.version, data: data15 };
                    if (vErrors === null) {
                      vErrors = [err36];
                    } else {
                      vErrors.push(err36);
                    }
                    errors++;
                  }
                }
                if (data12.hash !== void 0) {
                  let data16 = data12.hash;
                  if (typeof data16 === "string") {
                    if (!pattern6.test(data16)) {
                      const err37 = { instancePath: instancePath + "/metrics/" + i1 + "/hash", schemaPath: "#/properties/metrics/items/properties/hash/pattern", keyword: "pattern", params: { pattern: "^sha256:[0-9a-f]{64}$" }, message: 'must match pattern "^sha256:[0-9a-f]{64}$"', schema: "^sha256:[0-9a-f]{64}$", parentSchema: schema31.properties.metrics.items.properties.hash, data: data16 };
                      if (vErrors === null) {
                        vErrors = [err37];
                      } else {
                        vErrors.push(err37);
                      }
                      errors++;
                    }
                  } else {
                    const err38 = { instancePath: instancePath + "/metrics/" + i1 + "/hash", schemaPath: "#/properties/metrics/items/properties/hash/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.metrics.items.properties.hash.type, parentSchema: schema31.properties.metrics.items.properties.hash, data: data16 };
                    if (vErrors === null) {
                      vErrors = [err38];
                    } else {
                      vErrors.push(err38);
                    }
                    errors++;
                  }
                }
                if (data12.score !== void 0) {
                  let data17 = data12.score;
                  if (typeof data17 == "number" && isFinite(data17)) {
                    if (data17 > 1 || isNaN(data17)) {
                      const err39 = { instancePath: instancePath + "/metrics/" + i1 + "/score", schemaPath: "#/properties/metrics/items/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema31.properties.metrics.items.properties.score, data: data17 };
                      if (vErrors === null) {
                        vErrors = [err39];
                      } else {
                        vErrors.push(err39);
                      }
                      errors++;
                    }
                    if (data17 < 0 || isNaN(data17)) {
                      const err40 = { instancePath: instancePath + "/metrics/" + i1 + "/score", schemaPath: "#/properties/metrics/items/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.metrics.items.properties.score, data: data17 };
                      if (vErrors === null) {
                        vErrors = [err40];
                      } else {
                        vErrors.push(err40);
                      }
                      errors++;
                    }
                  } else {
                    const err41 = { instancePath: instancePath + "/metrics/" + i1 + "/score", schemaPath: "#/properties/metrics/items/properties/score/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema31.properties.metrics.items.properties.score.type, parentSchema: schema31.properties.metrics.items.properties.score, data: data17 };
                    if (vErrors === null) {
                      vErrors = [err41];
                    } else {
                      vErrors.push(err41);
                    }
                    errors++;
                  }
                }
                if (data12.passed !== void 0) {
                  let data18 = data12.passed;
                  if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
                    const err42 = { instancePath: instancePath + "/metrics/" + i1 + "/passed", schemaPath: "#/properties/metrics/items/properties/passed/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.metrics.items.properties.passed.type, parentSchema: schema31.properties.metrics.items.properties.passed, data: data18 };
                    if (vErrors === null) {
                      vErrors = [err42];
                    } else {
                      vErrors.push(err42);
                    }
                    errors++;
                  }
                  if (typeof data18 == "number" && isFinite(data18)) {
                    if (data18 < 0 || isNaN(data18)) {
                      const err43 = { instancePath: instancePath + "/metrics/" + i1 + "/passed", schemaPath: "#/properties/metrics/items/properties/passed/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.metrics.items.properties.passed, data: data18 };
                      if (vErrors === null) {
                        vErrors = [err43];
                      } else {
                        vErrors.push(err43);
                      }
                      errors++;
                    }
                  }
                }
                if (data12.total !== void 0) {
                  let data19 = data12.total;
                  if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
                    const err44 = { instancePath: instancePath + "/metrics/" + i1 + "/total", schemaPath: "#/properties/metrics/items/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.metrics.items.properties.total.type, parentSchema: schema31.properties.metrics.items.properties.total, data: data19 };
                    if (vErrors === null) {
                      vErrors = [err44];
                    } else {
                      vErrors.push(err44);
                    }
                    errors++;
                  }
                  if (typeof data19 == "number" && isFinite(data19)) {
                    if (data19 < 0 || isNaN(data19)) {
                      const err45 = { instancePath: instancePath + "/metrics/" + i1 + "/total", schemaPath: "#/properties/metrics/items/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.metrics.items.properties.total, data: data19 };
                      if (vErrors === null) {
                        vErrors = [err45];
                      } else {
                        vErrors.push(err45);
                      }
                      errors++;
                    }
                  }
                }
                if (data12.effective_n !== void 0) {
                  let data20 = data12.effective_n;
                  if (typeof data20 == "number" && isFinite(data20)) {
                    if (data20 < 0 || isNaN(data20)) {
                      const err46 = { instancePath: instancePath + "/metrics/" + i1 + "/effective_n", schemaPath: "#/properties/metrics/items/properties/effective_n/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.metrics.items.properties.effective_n, data: data20 };
                      if (vErrors === null) {
                        vErrors = [err46];
                      } else {
                        vErrors.push(err46);
                      }
                      errors++;
                    }
                  } else {
                    const err47 = { instancePath: instancePath + "/metrics/" + i1 + "/effective_n", schemaPath: "#/properties/metrics/items/properties/effective_n/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema31.properties.metrics.items.properties.effective_n.type, parentSchema: schema31.properties.metrics.items.properties.effective_n, data: data20 };
                    if (vErrors === null) {
                      vErrors = [err47];
                    } else {
                      vErrors.push(err47);
                    }
                    errors++;
                  }
                }
              } else {
                const err48 = { instancePath: instancePath + "/metrics/" + i1, schemaPath: "#/properties/metrics/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.metrics.items.type, parentSchema: schema31.properties.metrics.items, data: data12 };
                if (vErrors === null) {
                  vErrors = [err48];
                } else {
                  vErrors.push(err48);
                }
                errors++;
              }
            }
          } else {
            const err49 = { instancePath: instancePath + "/metrics", schemaPath: "#/properties/metrics/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.metrics.type, parentSchema: schema31.properties.metrics, data: data11 };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
      } else {
        const err50 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
        if (vErrors === null) {
          vErrors = [err50];
        } else {
          vErrors.push(err50);
        }
        errors++;
      }
      validate20.errors = vErrors;
      return errors === 0;
    }
    validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  }
});

// entered:./schemas/history.schema.json?ready
module.exports = require_history_schema();
