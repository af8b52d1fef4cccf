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

// schemas/rubric.schema.json?ready
var require_rubric_schema = __commonJS({
  "schemas/rubric.schema.json?ready"(exports2, module2) {
    "use strict";
    module2.exports = validate20;
    module2.exports.default = validate20;
    var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/agent-gate/agent-regression-gate/v0/schemas/rubric.schema.json", "title": "Agent Gate rubric", "$comment": "`allOf` is for editors: the reader of the file reports these cases itself.", "type": "object", "additionalProperties": false, "properties": { "$schema": { "type": "string", "examples": ["https://raw.githubusercontent.com/agent-gate/agent-regression-gate/v0/schemas/rubric.schema.json"] }, "rubric": { "type": "string", "pattern": "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", "maxLength": 64, "examples": ["task-completion"] }, "version": { "$ref": "#/$defs/version" }, "metric": { "$ref": "#/$defs/metric" }, "meta": { "$ref": "#/$defs/meta" }, "title": { "type": "string", "examples": ["Task completion"] }, "description": { "type": "string", "examples": ["Did the scheduling agent book what was asked for?"] }, "weights": { "$ref": "#/$defs/weights" }, "threshold": { "$ref": "#/$defs/threshold" }, "severity": { "$ref": "#/$defs/severity", "examples": ["high"] }, "when": { "$ref": "#/$defs/condition" }, "calibration": { "$ref": "#/$defs/calibration" }, "contract": { "type": "object", "examples": [{ "required": ["final_state"], "properties": { "final_state": { "type": "object" } } }] }, "require": { "type": "array", "minItems": 1, "maxItems": 50, "items": { "$ref": "#/$defs/requirement" }, "examples": [[{ "that": { "field": "addressed", "op": "lte", "value": { "field": "detected" } }, "message": "more sub-questions addressed than detected" }]] }, "derive": { "type": "object", "minProperties": 1, "maxProperties": 200, "additionalProperties": { "$ref": "#/$defs/derived" }, "examples": [{ "is_too_short": { "field": "output", "measure": "words", "op": "lt", "value": 50 }, "cost_per_step": { "expr": "usage.cost_usd / size(trace)" }, "tier": { "lookup": { "field": "customer.plan", "table": { "enterprise": 1, "free": 3 }, "default": 2 } } }] }, "steps": { "type": "object", "minProperties": 1, "maxProperties": 100, "additionalProperties": { "$ref": "#/$defs/step" }, "examples": [{ "write": { "tool": ["book_*", "cancel_*"] } }] }, "criteria": { "type": "object", "minProperties": 1, "maxProperties": 200, "additionalProperties": { "$ref": "#/$defs/node" }, "examples": [{ "answered": { "question": "Did the agent answer?", "weight": 1, "pass_when": { "field": "output", "op": "not_empty" } } }] }, "combine": { "$ref": "#/$defs/strategyName" }, "rules": { "type": "array", "minItems": 1, "maxItems": 200, "items": { "$ref": "#/$defs/rule" }, "examples": [[{ "name": "has_citation", "weight": 1, "condition": { "field": "citations", "op": "gte", "value": 1 } }]] }, "tree": { "$ref": "#/$defs/branch", "examples": [{ "if": { "passed": "addressed" }, "then": { "score": 1, "label": "excellent" }, "else": { "score": 0, "label": "did_not_address" } }] }, "lookup": { "$ref": "#/$defs/lookup" }, "each": { "$ref": "#/$defs/each" }, "formula": { "type": "string", "minLength": 1, "maxLength": 2e3, "examples": ['0.4 * score("length") + 0.6 * fluency', "min([words(output) / 100, 1])"] }, "nodes": { "type": "object", "minProperties": 1, "maxProperties": 200, "additionalProperties": { "$ref": "#/$defs/node" }, "examples": [{ "answered": { "pass_when": { "field": "output", "op": "not_empty" } } }] }, "outcomes": { "type": "array", "minItems": 1, "maxItems": 20, "items": { "$ref": "#/$defs/outcome" }, "examples": [[{ "name": "done", "when": { "score": "total", "op": "gte", "value": 0.75 } }, { "name": "not_done" }]] }, "bands": { "type": "array", "minItems": 1, "maxItems": 10, "items": { "$ref": "#/$defs/band" }, "examples": [[{ "name": "production ready", "at_least": 0.85 }, { "name": "not ready" }]] }, "owner": { "$ref": "#/$defs/owner" }, "since": { "$ref": "#/$defs/date" }, "rationale": { "$ref": "#/$defs/rationale" }, "changelog": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["version", "change"], "properties": { "version": { "$ref": "#/$defs/version" }, "date": { "$ref": "#/$defs/date" }, "change": { "type": "string", "minLength": 1, "examples": ["A conflict without a proposal now fails."] } } }, "examples": [[{ "version": "1.0.0", "date": "2026-11-21", "change": "First version." }]] } }, "$defs": { "key": { "type": "string", "pattern": "^[a-z][a-z0-9_]{0,63}$", "examples": ["has_citation"] }, "nativeName": {}, "path": { "type": "string", "minLength": 1, "examples": ["final_state.booking_confirmed"] }, "combining": {}, "operatorName": { "enum": ["eq", "ne", "lt", "lte", "gt", "gte", "between", "approx", "in", "not_in", "contains", "not_contains", "contains_any", "contains_all", "starts_with", "ends_with", "matches", "matches_schema", "exists", "absent", "empty", "not_empty", "same_items", "superset_of", "subset_of", "disjoint_from"], "enumDescriptions": ["Anything: equality of JSON values; key order does not count.", "Anything: equality of JSON values; key order does not count.", "Numbers.", "Numbers.", "Numbers.", "Numbers.", "Numbers; `value` is the least and the most, as `[10, 20]`; both count.", "Numbers; needs a `tolerance`.", "Anything; `value` is a list.", "Anything; `value` is a list.", "A text, of which `value` is a part; or a list, of which it is an item.", "A text, of which `value` is a part; or a list, of which it is an item.", "A text: one, or every, text of the list `value` is in it.", "A text: one, or every, text of the list `value` is in it.", "A text.", "A text.", "A text: an RE2 pattern, found anywhere; `(?i)` ignores case. No large counts.", "Anything; `value` is a JSON Schema.", "No `value`. Null exists, except under `trial`, `title`, `tags`, `family`, `trace`, `usage` and its amounts, and the `args` of a call.", "No `value`. Null exists, except under `trial`, `title`, `tags`, `family`, `trace`, `usage` and its amounts, and the `args` of a call.", "Text, list, object or null; no `value`. Null is empty.", "Text, list, object or null; no `value`. Null is empty.", "Lists as sets: order and repetition do not count.", "Lists as sets: order and repetition do not count.", "Lists as sets: order and repetition do not count.", "Lists as sets: order and repetition do not count."] }, "answerForm": { "enum": ["yes_no", "percent"] }, "otherwise": { "enum": ["skip", "pass", "fail"] }, "trajectoryMode": { "enum": ["strict", "unordered", "subset", "superset"] }, "severity": { "enum": ["none", "low", "medium", "high", "critical"], "examples": ["high"] }, "status": { "enum": ["proposed", "active", "deprecated"], "default": "active", "examples": ["proposed"] }, "owner": { "type": "string", "minLength": 1, "examples": ["@booking-team"] }, "rationale": { "type": "string", "minLength": 1, "examples": ["Users cancel when the wrong people are invited."] }, "date": { "$comment": "Months of 31 days, of 30, February, and its 29th in leap years.", "type": "string", "pattern": "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$", "examples": ["2026-11-21"] }, "outcomeName": { "type": "string", "pattern": "^[a-z][a-z0-9_]{0,63}$", "examples": ["graceful_failure"] }, "outcome": { "type": "object", "additionalProperties": false, "required": ["name"], "properties": { "name": { "$ref": "#/$defs/outcomeName" }, "when": { "$ref": "#/$defs/condition" } }, "examples": [{ "name": "hard_failure", "when": { "score": "total", "op": "eq", "value": 0 } }] }, "band": { "type": "object", "additionalProperties": false, "required": ["name"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 60, "examples": ["usable but needs work"] }, "at_least": { "type": "number", "minimum": 0, "maximum": 1, "examples": [0.7] } }, "examples": [{ "name": "production ready", "at_least": 0.85 }] }, "requirement": { "type": "object", "additionalProperties": false, "required": ["that"], "properties": { "that": { "$ref": "#/$defs/condition" }, "message": { "type": "string", "minLength": 1, "examples": ["more sub-questions addressed than detected"] } }, "examples": [{ "that": { "field": "addressed", "op": "lte", "value": { "field": "detected" } } }] }, "derived": { "type": "object", "if": { "required": ["lookup"], "properties": { "lookup": {} } }, "then": { "additionalProperties": false, "required": ["lookup"], "properties": { "lookup": { "$ref": "#/$defs/factLookup" }, "description": { "type": "string", "minLength": 1, "examples": ["1 is the best plan."] } } }, "else": { "$ref": "#/$defs/condition" }, "examples": [{ "field": "output", "measure": "words", "op": "lt", "value": 50 }, { "expr": "usage.input_tokens + usage.output_tokens" }, { "lookup": { "field": "language", "table": { "de": "German", "en": "English" } } }] }, "factLookup": { "type": "object", "additionalProperties": false, "required": ["field", "table"], "properties": { "field": { "$ref": "#/$defs/path", "examples": ["customer.plan"] }, "table": { "type": "object", "minProperties": 1, "maxProperties": 1e3, "examples": [{ "enterprise": 1, "free": 3 }] }, "default": { "examples": [2] } }, "examples": [{ "field": "customer.plan", "table": { "enterprise": 1, "free": 3 }, "default": 2 }] }, "condition": { "type": "object", "additionalProperties": false, "minProperties": 1, "dependentRequired": { "field": ["op"], "score": ["op"] }, "properties": { "field": { "$ref": "#/$defs/path", "examples": ["final_state.booking_confirmed", "trace.-1.text"] }, "score": { "type": "string", "minLength": 1, "examples": ["correct_time", "total"] }, "passed": { "type": "string", "minLength": 1, "examples": ["correct_time"] }, "op": { "$ref": "#/$defs/operatorName", "examples": ["eq"] }, "value": { "examples": [true, { "field": "ground_truth.participants" }] }, "tolerance": { "type": "number", "minimum": 0, "examples": [0.01] }, "measure": { "$ref": "#/$defs/measure" }, "and": { "type": "array", "minItems": 1, "maxItems": 100, "items": { "$ref": "#/$defs/condition" }, "examples": [[{ "field": "a", "op": "exists" }, { "field": "b", "op": "exists" }]] }, "or": { "type": "array", "minItems": 1, "maxItems": 100, "items": { "$ref": "#/$defs/condition" }, "examples": [[{ "field": "a", "op": "exists" }, { "field": "b", "op": "exists" }]] }, "not": { "$ref": "#/$defs/condition" }, "trace": { "$ref": "#/$defs/trace" }, "expr": { "type": "string", "minLength": 1, "maxLength": 2e3, "examples": ["usage.input_tokens + usage.output_tokens < 10000"] }, "ignore_case": { "type": "boolean", "examples": [true] }, "description": { "type": "string", "minLength": 1, "examples": ["The words of an apology."] } }, "examples": [{ "field": "output", "measure": "words", "op": "lt", "value": 100 }] }, "ofFacts": { "$comment": "A condition that asks for no score or verdict, which come after the facts." }, "measure": { "enum": ["length", "words", "lines", "count"], "examples": ["words"], "enumDescriptions": ["Characters, or items.", "Words.", "Lines, which end at LF or CRLF; the last also at the end.", "Items or members."] }, "fact": { "type": "object", "additionalProperties": false, "required": ["field"], "properties": { "field": { "$ref": "#/$defs/path" } } }, "measuredFact": { "type": "object", "additionalProperties": false, "required": ["field"], "properties": { "field": { "$ref": "#/$defs/path" }, "measure": { "$ref": "#/$defs/measure" } } }, "number": { "anyOf": [{ "type": "number" }, { "$ref": "#/$defs/measuredFact" }] }, "phrase": { "type": "string", "minLength": 1 }, "literal": { "additionalProperties": { "$ref": "#/$defs/literal" }, "patternProperties": { "^(field|score)$": { "$ref": "#/$defs/literal", "not": { "type": "string" } } }, "not": { "type": "object", "minProperties": 1, "propertyNames": { "$ref": "#/$defs/referenceKey" } }, "items": { "$ref": "#/$defs/literal" } }, "jsonSchema": { "$comment": "A JSON Schema: which keywords there are, and what each of them takes." }, "typeName": {}, "keywordNames": { "type": "array", "uniqueItems": true, "items": { "type": "string" } }, "referenceKey": { "pattern": "^([Ff][Ii][Ee][Ll][Dd]|[Mm][Ee][Aa][Ss][Uu][Rr][Ee]|[Ss][Cc][Oo][Rr][Ee]|[Pp][Aa][Ss][Ss][Ee][Dd]|[Ee][Xx][Pp][Rr])$" }, "trace": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "exists": { "$ref": "#/$defs/step", "examples": [{ "tool": "get_order" }] }, "absence": { "$ref": "#/$defs/step", "examples": [{ "tool": "transfer_to_human" }] }, "count": { "type": "object", "additionalProperties": false, "required": ["of"], "properties": { "of": { "$ref": "#/$defs/step" }, "at_least": { "type": "integer", "minimum": 0, "examples": [1] }, "at_most": { "type": "integer", "minimum": 0, "examples": [3] }, "exactly": { "type": "integer", "minimum": 0, "examples": [1] } }, "examples": [{ "of": { "tool": "send_email" }, "exactly": 1 }] }, "precedence": { "type": "object", "additionalProperties": false, "required": ["each", "after"], "properties": { "each": { "$ref": "#/$defs/step" }, "after": { "$ref": "#/$defs/step" } }, "examples": [{ "each": { "tool": "delete_*" }, "after": { "tool": "confirm" } }] }, "response": { "type": "object", "additionalProperties": false, "required": ["each", "then"], "properties": { "each": { "$ref": "#/$defs/step" }, "then": { "$ref": "#/$defs/step" } }, "examples": [{ "each": { "error": true }, "then": { "role": "assistant" } }] }, "sequence": { "type": "array", "minItems": 2, "maxItems": 50, "items": { "$ref": "#/$defs/step" }, "examples": [[{ "tool": "find_user" }, { "tool": "get_order" }, { "tool": "cancel_order" }]] }, "universality": { "type": "object", "additionalProperties": false, "required": ["fits"], "properties": { "each": { "$ref": "#/$defs/step" }, "fits": { "$ref": "#/$defs/step" } }, "examples": [{ "each": { "tool": "search_*" }, "fits": { "error": false } }] }, "trajectory": { "type": "object", "additionalProperties": false, "required": ["mode", "reference"], "properties": { "mode": { "$ref": "#/$defs/trajectoryMode", "examples": ["unordered"] }, "reference": { "type": ["array", "object"], "minItems": 0, "maxItems": 1e3, "items": { "$ref": "#/$defs/referenceCall" }, "additionalProperties": false, "required": ["field"], "properties": { "field": { "$ref": "#/$defs/path", "examples": ["ground_truth.calls"] } }, "examples": [["find_user", { "tool": "get_order", "args": { "id": "W1" } }], { "field": "ground_truth.calls" }] }, "args": { "$ref": "#/$defs/argsMode" }, "args_of": { "type": "object", "minProperties": 1, "additionalProperties": { "$ref": "#/$defs/argsMode" }, "examples": [{ "search": "ignore" }] } }, "examples": [{ "mode": "unordered", "reference": { "field": "ground_truth.calls" }, "args": "subset" }] }, "in": { "$ref": "#/$defs/path", "examples": ["turn.steps"] }, "within_first": { "type": "integer", "minimum": 1, "examples": [10] }, "before": { "$ref": "#/$defs/step", "examples": [{ "tool": "cancel_order" }] }, "after": { "$ref": "#/$defs/step", "examples": [{ "tool": "transfer_to_human" }] }, "between": { "type": "object", "additionalProperties": false, "required": ["from", "to"], "properties": { "from": { "$ref": "#/$defs/step" }, "to": { "$ref": "#/$defs/step" }, "unclosed": { "enum": ["skip", "count"], "examples": ["count"] } }, "examples": [{ "from": { "role": "user" }, "to": { "role": "user" }, "unclosed": "count" }] }, "on_empty_trace": { "enum": ["pass", "fail"], "examples": ["pass"] } }, "examples": [{ "absence": { "tool": "transfer_to_human" } }, { "exists": { "tool": "find_user" }, "within_first": 5 }, { "absence": { "tool": "refund" }, "after": { "tool": "transfer_to_human" } }, { "exists": { "role": "assistant" }, "in": "turn.steps" }] }, "step": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "type": { "enum": ["message", "tool_call"], "examples": ["tool_call"] }, "tool": { "$ref": "#/$defs/names" }, "role": { "$ref": "#/$defs/names", "examples": ["assistant"] }, "args": { "type": "object", "additionalProperties": true, "examples": [{ "selector": { "matches": "pay|buy" } }, { "user_id": "u1" }, { "user_id": { "field": "ground_truth.user_id" } }] }, "text": { "$ref": "#/$defs/text" }, "result": { "$ref": "#/$defs/text" }, "error": { "type": "boolean", "examples": [true] }, "is": { "type": "string", "minLength": 1, "examples": ["write"] }, "any": { "type": "array", "minItems": 1, "maxItems": 50, "items": { "$ref": "#/$defs/step" }, "examples": [[{ "error": true }, { "result": "Error" }]] }, "not": { "$ref": "#/$defs/step", "examples": [{ "tool": "get_*" }] } }, "examples": [{ "tool": "get_*" }] }, "referenceCall": { "type": ["string", "object"], "minLength": 1, "additionalProperties": false, "required": ["tool"], "properties": { "tool": { "type": "string", "minLength": 1, "examples": ["get_order"] }, "args": { "type": "object", "additionalProperties": true, "examples": [{ "id": "W1" }, { "id": { "field": "ground_truth.order" } }] } }, "examples": ["get_order", { "tool": "get_order", "args": { "id": "W1" } }] }, "referenceCallArgument": { "anyOf": [{ "$ref": "#/$defs/fact" }, { "not": { "$ref": "#/$defs/conditionLike" }, "items": { "$ref": "#/$defs/referenceCallArgument" }, "additionalProperties": { "$ref": "#/$defs/referenceCallArgument" } }] }, "argument": { "anyOf": [{ "$ref": "#/$defs/fact" }, { "type": "object", "$ref": "#/$defs/text" }, { "not": { "$ref": "#/$defs/conditionLike" }, "items": { "$ref": "#/$defs/argument" }, "additionalProperties": { "$ref": "#/$defs/argument" } }] }, "conditionLike": { "type": "object", "anyOf": [{ "minProperties": 1, "propertyNames": { "$ref": "#/$defs/referenceKey" } }, { "required": ["field"], "patternProperties": { "^field$": { "type": "string" } } }, { "required": ["score"], "patternProperties": { "^score$": { "type": "string" } } }, { "required": ["op"], "patternProperties": { "^op$": { "$ref": "#/$defs/operatorName" } }, "propertyNames": { "pattern": "^(op|value|measure|description|tolerance|ignore_case)$" } }, { "not": { "propertyNames": { "pattern": "^(tolerance|ignore_case)$" } }, "propertyNames": { "anyOf": [{ "$ref": "#/$defs/operatorName" }, { "pattern": "^(and|or|not|tolerance|ignore_case)$" }] } }] }, "argsMode": { "enum": ["exact", "subset", "ignore"], "examples": ["subset"] }, "names": { "type": ["string", "array"], "minLength": 1, "minItems": 1, "items": { "type": "string", "minLength": 1 }, "examples": ["get_*", ["book", "cancel"]] }, "text": { "type": ["string", "object"], "minLength": 1, "additionalProperties": false, "required": ["matches"], "properties": { "matches": { "type": "string", "minLength": 1, "examples": ["(?i)sorry"] } }, "examples": ["sorry", { "matches": "^Error" }] }, "threshold": { "type": ["number", "object"], "minimum": 0, "maximum": 1, "additionalProperties": false, "required": ["value"], "properties": { "value": { "type": "number", "minimum": 0, "maximum": 1, "examples": [0.75] }, "unit": { "type": "string", "minLength": 1, "examples": ["share of the weight"] }, "rationale": { "$ref": "#/$defs/rationale" }, "calibrated_on": { "type": "string", "minLength": 1, "examples": ["300 labelled conversations of October"] }, "calibrated_at": { "$ref": "#/$defs/date" }, "owner": { "$ref": "#/$defs/owner" }, "review_by": { "$ref": "#/$defs/date" } }, "examples": [0.75, { "value": 0.75, "rationale": "Below it users call support.", "owner": "@booking-team", "review_by": "2027-01-31" }] }, "calibration": { "type": "array", "minItems": 2, "maxItems": 50, "items": { "type": "object", "additionalProperties": false, "required": ["from", "to"], "properties": { "from": { "type": "number", "minimum": 0, "maximum": 1, "examples": [0.5] }, "to": { "type": "number", "minimum": 0, "maximum": 1, "examples": [0.3] } }, "examples": [{ "from": 0.5, "to": 0.3 }] }, "examples": [[{ "from": 0, "to": 0 }, { "from": 0.5, "to": 0.3 }, { "from": 1, "to": 1 }]] }, "strategyName": { "enum": ["weighted_sum", "min", "cap_by_worst", "weighted_median", "majority_vote", "strict", "median", "mean"], "examples": ["min"], "enumDescriptions": ["The default. Share of the weight. Passes by severity.", "The least score; no weights. Passes by severity.", "The weighted sum, at most 1 \u2212 w \xD7 (1 \u2212 score) of each part, passed or not; w by its severity: 0, 0.25, 0.5, 0.75, 1. Passes by severity.", "The smallest score at which half of the weight is reached. Passes by severity.", "Share of the weight that passes. Passes with more than half; a tie fails.", "1 where all pass, else 0; no weights. Passes where all pass.", "The middle, or the mean, of the scores; no weights. Passes by severity.", "The middle, or the mean, of the scores; no weights. Passes by severity."] }, "weights": { "enum": ["absolute", "relative"], "examples": ["relative"] }, "node": { "type": "object", "additionalProperties": false, "properties": { "question": { "type": "string", "minLength": 1, "examples": ["Did the agent book the right people?"] }, "weight": { "type": "number", "minimum": 1e-6, "maximum": 1e6, "examples": [0.25] }, "severity": { "$ref": "#/$defs/severity", "examples": ["high"] }, "threshold": { "$ref": "#/$defs/threshold" }, "calibration": { "$ref": "#/$defs/calibration" }, "when": { "$ref": "#/$defs/condition" }, "otherwise": { "$ref": "#/$defs/otherwise", "examples": ["pass"] }, "pass_when": { "$ref": "#/$defs/condition" }, "fail_when": { "$ref": "#/$defs/condition" }, "criteria": { "type": "object", "minProperties": 1, "maxProperties": 200, "additionalProperties": { "$ref": "#/$defs/node" }, "examples": [{ "answered": { "question": "Did the agent answer?", "weight": 1, "pass_when": { "field": "output", "op": "not_empty" } } }] }, "combine": { "$ref": "#/$defs/strategyName" }, "weights": { "$ref": "#/$defs/weights" }, "formula": { "type": "string", "minLength": 1, "maxLength": 2e3, "examples": ['0.4 * score("length") + 0.6 * fluency', "min([words(output) / 100, 1])"] }, "use": { "type": "string", "minLength": 1, "examples": ["readability"] }, "rules": { "type": "array", "minItems": 1, "maxItems": 200, "items": { "$ref": "#/$defs/rule" }, "examples": [[{ "name": "has_citation", "weight": 1, "condition": { "field": "citations", "op": "gte", "value": 1 } }]] }, "tree": { "$ref": "#/$defs/branch", "examples": [{ "if": { "passed": "addressed" }, "then": { "score": 1, "label": "excellent" }, "else": { "score": 0, "label": "did_not_address" } }] }, "lookup": { "$ref": "#/$defs/lookup" }, "judge": { "$ref": "#/$defs/answerForm", "examples": ["yes_no"] }, "sees": { "type": "array", "minItems": 1, "maxItems": 20, "uniqueItems": true, "items": { "type": "string", "minLength": 1 }, "examples": [["input", "output"]] }, "model": { "type": ["string", "array"], "minLength": 1, "maxLength": 200, "minItems": 2, "maxItems": 9, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 200 }, "examples": ["small-judge", ["small-judge", "other-judge", "third-judge"]] }, "each": { "$ref": "#/$defs/each" }, "status": { "$ref": "#/$defs/status" }, "version": { "type": "string", "minLength": 1, "examples": ["1.2.0"] }, "rationale": { "$ref": "#/$defs/rationale" }, "owner": { "$ref": "#/$defs/owner" }, "since": { "$ref": "#/$defs/date" }, "tags": { "type": "array", "items": { "type": "string", "minLength": 1 }, "examples": [["safety"]] } }, "examples": [{ "question": "Did the agent answer?", "pass_when": { "field": "output", "op": "not_empty" } }] }, "version": { "type": "string", "pattern": "^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?$", "examples": ["1.0.0"] }, "metric": { "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]{0,31}$", "examples": ["TCR", "RCS"] }, "rule": { "type": "object", "additionalProperties": false, "required": ["name", "condition", "weight"], "properties": { "name": { "$ref": "#/$defs/key", "examples": ["has_citation"] }, "condition": { "$ref": "#/$defs/condition" }, "weight": { "type": "number", "minimum": -1e6, "maximum": 1e6, "examples": [0.25, -1] }, "terminal": { "type": "boolean", "examples": [true] }, "overrides": { "type": "array", "minItems": 1, "maxItems": 200, "items": { "type": "string", "minLength": 1 }, "examples": [["informal_tone"]] }, "question": { "type": "string", "minLength": 1, "examples": ["Does the answer cite a source?"] }, "severity": { "$ref": "#/$defs/severity" }, "status": { "$ref": "#/$defs/status" }, "version": { "type": "string", "minLength": 1, "examples": ["1.2.0"] }, "rationale": { "$ref": "#/$defs/rationale" }, "owner": { "$ref": "#/$defs/owner" }, "since": { "$ref": "#/$defs/date" } }, "examples": [{ "name": "flagged_as_harmful", "weight": -1, "terminal": true, "condition": { "field": "harm_score", "op": "gt", "value": 0.8 } }] }, "branch": { "type": "object", "additionalProperties": false, "minProperties": 1, "dependentRequired": { "if": ["then", "else"], "then": ["if"], "else": ["if"] }, "properties": { "if": { "$ref": "#/$defs/condition" }, "then": { "$ref": "#/$defs/branch" }, "else": { "$ref": "#/$defs/branch" }, "score": { "type": "number", "minimum": 0, "maximum": 1, "examples": [0.4] }, "label": { "type": "string", "minLength": 1, "maxLength": 64, "examples": ["addressed_but_wrong"] }, "node": { "$ref": "#/$defs/node" } }, "examples": [{ "if": { "field": "output", "op": "not_empty" }, "then": { "score": 1, "label": "answered" }, "else": { "score": 0, "label": "silent" } }, { "score": 0.4, "label": "addressed_but_wrong" }] }, "lookup": { "type": "object", "additionalProperties": false, "required": ["field", "table"], "properties": { "field": { "$ref": "#/$defs/path", "examples": ["tone"] }, "table": { "type": "object", "minProperties": 1, "maxProperties": 1e3, "additionalProperties": { "type": "number", "minimum": 0, "maximum": 1 }, "examples": [{ "professional": 1, "neutral": 0.75 }] }, "default": { "type": "number", "minimum": 0, "maximum": 1, "examples": [0] } }, "examples": [{ "field": "tone", "table": { "professional": 1, "neutral": 0.75, "hostile": 0 }, "default": 0.4 }] }, "each": { "type": "object", "additionalProperties": false, "required": ["over", "node"], "properties": { "over": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "field": { "$ref": "#/$defs/path", "examples": ["final_state.bookings"] }, "steps": { "$ref": "#/$defs/step" }, "turns": { "type": "string", "minLength": 1, "examples": ["user"] } }, "examples": [{ "steps": { "type": "tool_call" } }] }, "node": { "$ref": "#/$defs/node", "examples": [{ "pass_when": { "field": "item.error", "op": "absent" } }] }, "combine": { "$ref": "#/$defs/strategyName" }, "weight": { "type": "string", "minLength": 1, "maxLength": 2e3, "examples": ["claim.importance", "size(turn.reply)"] }, "on_empty": { "$ref": "#/$defs/otherwise", "examples": ["pass"] }, "as": { "$ref": "#/$defs/key", "examples": ["turn"] } }, "examples": [{ "over": { "steps": { "type": "tool_call" } }, "as": "call", "node": { "pass_when": { "field": "call.result", "op": "exists" } } }] }, "meta": { "type": "object", "additionalProperties": false, "required": ["name", "version"], "properties": { "name": { "type": "string", "pattern": "^[a-z][a-z0-9]*([_-][a-z0-9]+)*$", "maxLength": 64, "examples": ["support_quality"] }, "version": { "$ref": "#/$defs/version" }, "metric": { "$ref": "#/$defs/metric" }, "created_at": { "type": "string", "pattern": "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)([T ][0-9:.]+(Z|[+-][0-9]{2}:?[0-9]{2})?)?$", "examples": ["2026-11-21"] }, "author": { "type": "string", "minLength": 1, "examples": ["@booking-team"] } }, "examples": [{ "name": "support_quality", "version": "1.0.0", "created_at": "2026-11-21", "author": "@booking-team" }] } } };
    var schema32 = { "type": "string", "pattern": "^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?$", "examples": ["1.0.0"] };
    var schema33 = { "type": "string", "pattern": "^[A-Za-z][A-Za-z0-9_-]{0,31}$", "examples": ["TCR", "RCS"] };
    var schema37 = { "enum": ["absolute", "relative"], "examples": ["relative"] };
    var schema43 = { "enum": ["none", "low", "medium", "high", "critical"], "examples": ["high"] };
    var schema60 = { "type": "array", "minItems": 2, "maxItems": 50, "items": { "type": "object", "additionalProperties": false, "required": ["from", "to"], "properties": { "from": { "type": "number", "minimum": 0, "maximum": 1, "examples": [0.5] }, "to": { "type": "number", "minimum": 0, "maximum": 1, "examples": [0.3] } }, "examples": [{ "from": 0.5, "to": 0.3 }] }, "examples": [[{ "from": 0, "to": 0 }, { "from": 0.5, "to": 0.3 }, { "from": 1, "to": 1 }]] };
    var schema69 = { "enum": ["weighted_sum", "min", "cap_by_worst", "weighted_median", "majority_vote", "strict", "median", "mean"], "examples": ["min"], "enumDescriptions": ["The default. Share of the weight. Passes by severity.", "The least score; no weights. Passes by severity.", "The weighted sum, at most 1 \u2212 w \xD7 (1 \u2212 score) of each part, passed or not; w by its severity: 0, 0.25, 0.5, 0.75, 1. Passes by severity.", "The smallest score at which half of the weight is reached. Passes by severity.", "Share of the weight that passes. Passes with more than half; a tie fails.", "1 where all pass, else 0; no weights. Passes where all pass.", "The middle, or the mean, of the scores; no weights. Passes by severity.", "The middle, or the mean, of the scores; no weights. Passes by severity."] };
    var schema94 = { "type": "object", "additionalProperties": false, "required": ["name"], "properties": { "name": { "type": "string", "minLength": 1, "maxLength": 60, "examples": ["usable but needs work"] }, "at_least": { "type": "number", "minimum": 0, "maximum": 1, "examples": [0.7] } }, "examples": [{ "name": "production ready", "at_least": 0.85 }] };
    var schema41 = { "type": "string", "minLength": 1, "examples": ["@booking-team"] };
    var schema40 = { "$comment": "Months of 31 days, of 30, February, and its 29th in leap years.", "type": "string", "pattern": "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$", "examples": ["2026-11-21"] };
    var schema39 = { "type": "string", "minLength": 1, "examples": ["Users cancel when the wrong people are invited."] };
    var func1 = Object.prototype.hasOwnProperty;
    var func2 = require_ucs2length().default;
    var pattern4 = new RegExp("^[a-z][a-z0-9]*(-[a-z0-9]+)*$", "u");
    var pattern5 = new RegExp("^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?$", "u");
    var pattern6 = new RegExp("^[A-Za-z][A-Za-z0-9_-]{0,31}$", "u");
    var pattern11 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$", "u");
    var schema34 = { "type": "object", "additionalProperties": false, "required": ["name", "version"], "properties": { "name": { "type": "string", "pattern": "^[a-z][a-z0-9]*([_-][a-z0-9]+)*$", "maxLength": 64, "examples": ["support_quality"] }, "version": { "$ref": "#/$defs/version" }, "metric": { "$ref": "#/$defs/metric" }, "created_at": { "type": "string", "pattern": "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)([T ][0-9:.]+(Z|[+-][0-9]{2}:?[0-9]{2})?)?$", "examples": ["2026-11-21"] }, "author": { "type": "string", "minLength": 1, "examples": ["@booking-team"] } }, "examples": [{ "name": "support_quality", "version": "1.0.0", "created_at": "2026-11-21", "author": "@booking-team" }] };
    var pattern7 = new RegExp("^[a-z][a-z0-9]*([_-][a-z0-9]+)*$", "u");
    var pattern10 = new RegExp("^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)([T ][0-9:.]+(Z|[+-][0-9]{2}:?[0-9]{2})?)?$", "u");
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
        if (data.name === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema34.required, parentSchema: schema34, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.version === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema34.required, parentSchema: schema34, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "version" || key0 === "metric" || key0 === "created_at" || key0 === "author")) {
            const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema34, data };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data.name !== void 0) {
          let data0 = data.name;
          if (typeof data0 === "string") {
            if (func2(data0) > 64) {
              const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema34.properties.name, data: data0 };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (!pattern7.test(data0)) {
              const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*([_-][a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*([_-][a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*([_-][a-z0-9]+)*$", parentSchema: schema34.properties.name, data: data0 };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          } else {
            const err5 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.name.type, parentSchema: schema34.properties.name, data: data0 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.version !== void 0) {
          let data1 = data.version;
          if (typeof data1 === "string") {
            if (!pattern5.test(data1)) {
              const err6 = { instancePath: instancePath + "/version", schemaPath: "#/$defs/version/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?$" }, message: 'must match pattern "^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?$"', schema: "^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?$", parentSchema: schema32, data: data1 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/version", schemaPath: "#/$defs/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.type, parentSchema: schema32, data: data1 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.metric !== void 0) {
          let data2 = data.metric;
          if (typeof data2 === "string") {
            if (!pattern6.test(data2)) {
              const err8 = { instancePath: instancePath + "/metric", schemaPath: "#/$defs/metric/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_-]{0,31}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_-]{0,31}$"', schema: "^[A-Za-z][A-Za-z0-9_-]{0,31}$", parentSchema: schema33, data: data2 };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/metric", schemaPath: "#/$defs/metric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data2 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.created_at !== void 0) {
          let data3 = data.created_at;
          if (typeof data3 === "string") {
            if (!pattern10.test(data3)) {
              const err10 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)([T ][0-9:.]+(Z|[+-][0-9]{2}:?[0-9]{2})?)?$" }, message: 'must match pattern "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)([T ][0-9:.]+(Z|[+-][0-9]{2}:?[0-9]{2})?)?$"', schema: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)([T ][0-9:.]+(Z|[+-][0-9]{2}:?[0-9]{2})?)?$", parentSchema: schema34.properties.created_at, data: data3 };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          } else {
            const err11 = { instancePath: instancePath + "/created_at", schemaPath: "#/properties/created_at/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.created_at.type, parentSchema: schema34.properties.created_at, data: data3 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data.author !== void 0) {
          let data4 = data.author;
          if (typeof data4 === "string") {
            if (func2(data4) < 1) {
              const err12 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema34.properties.author, data: data4 };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          } else {
            const err13 = { instancePath: instancePath + "/author", schemaPath: "#/properties/author/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema34.properties.author.type, parentSchema: schema34.properties.author, data: data4 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema34.type, parentSchema: schema34, data };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      validate21.errors = vErrors;
      return errors === 0;
    }
    validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema38 = { "type": ["number", "object"], "minimum": 0, "maximum": 1, "additionalProperties": false, "required": ["value"], "properties": { "value": { "type": "number", "minimum": 0, "maximum": 1, "examples": [0.75] }, "unit": { "type": "string", "minLength": 1, "examples": ["share of the weight"] }, "rationale": { "$ref": "#/$defs/rationale" }, "calibrated_on": { "type": "string", "minLength": 1, "examples": ["300 labelled conversations of October"] }, "calibrated_at": { "$ref": "#/$defs/date" }, "owner": { "$ref": "#/$defs/owner" }, "review_by": { "$ref": "#/$defs/date" } }, "examples": [0.75, { "value": 0.75, "rationale": "Below it users call support.", "owner": "@booking-team", "review_by": "2027-01-31" }] };
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
      if (!(typeof data == "number" && isFinite(data)) && !(data && typeof data == "object" && !Array.isArray(data))) {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: schema38.type }, message: "must be number,object", schema: schema38.type, parentSchema: schema38, data };
        if (vErrors === null) {
          vErrors = [err0];
        } else {
          vErrors.push(err0);
        }
        errors++;
      }
      if (typeof data == "number" && isFinite(data)) {
        if (data > 1 || isNaN(data)) {
          const err1 = { instancePath, schemaPath: "#/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema38, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data < 0 || isNaN(data)) {
          const err2 = { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.value === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "value" }, message: "must have required property 'value'", schema: schema38.required, parentSchema: schema38, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "value" || key0 === "unit" || key0 === "rationale" || key0 === "calibrated_on" || key0 === "calibrated_at" || key0 === "owner" || key0 === "review_by")) {
            const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema38, data };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.value !== void 0) {
          let data0 = data.value;
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 1 || isNaN(data0)) {
              const err5 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema38.properties.value, data: data0 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data0 < 0 || isNaN(data0)) {
              const err6 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema38.properties.value, data: data0 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/value", schemaPath: "#/properties/value/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema38.properties.value.type, parentSchema: schema38.properties.value, data: data0 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.unit !== void 0) {
          let data1 = data.unit;
          if (typeof data1 === "string") {
            if (func2(data1) < 1) {
              const err8 = { instancePath: instancePath + "/unit", schemaPath: "#/properties/unit/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.unit, data: data1 };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          } else {
            const err9 = { instancePath: instancePath + "/unit", schemaPath: "#/properties/unit/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.unit.type, parentSchema: schema38.properties.unit, data: data1 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.rationale !== void 0) {
          let data2 = data.rationale;
          if (typeof data2 === "string") {
            if (func2(data2) < 1) {
              const err10 = { instancePath: instancePath + "/rationale", schemaPath: "#/$defs/rationale/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema39, data: data2 };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          } else {
            const err11 = { instancePath: instancePath + "/rationale", schemaPath: "#/$defs/rationale/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.type, parentSchema: schema39, data: data2 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data.calibrated_on !== void 0) {
          let data3 = data.calibrated_on;
          if (typeof data3 === "string") {
            if (func2(data3) < 1) {
              const err12 = { instancePath: instancePath + "/calibrated_on", schemaPath: "#/properties/calibrated_on/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema38.properties.calibrated_on, data: data3 };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          } else {
            const err13 = { instancePath: instancePath + "/calibrated_on", schemaPath: "#/properties/calibrated_on/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema38.properties.calibrated_on.type, parentSchema: schema38.properties.calibrated_on, data: data3 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data.calibrated_at !== void 0) {
          let data4 = data.calibrated_at;
          if (typeof data4 === "string") {
            if (!pattern11.test(data4)) {
              const err14 = { instancePath: instancePath + "/calibrated_at", schemaPath: "#/$defs/date/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$" }, message: 'must match pattern "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"', schema: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$", parentSchema: schema40, data: data4 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          } else {
            const err15 = { instancePath: instancePath + "/calibrated_at", schemaPath: "#/$defs/date/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.type, parentSchema: schema40, data: data4 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data.owner !== void 0) {
          let data5 = data.owner;
          if (typeof data5 === "string") {
            if (func2(data5) < 1) {
              const err16 = { instancePath: instancePath + "/owner", schemaPath: "#/$defs/owner/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema41, data: data5 };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          } else {
            const err17 = { instancePath: instancePath + "/owner", schemaPath: "#/$defs/owner/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data5 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data.review_by !== void 0) {
          let data6 = data.review_by;
          if (typeof data6 === "string") {
            if (!pattern11.test(data6)) {
              const err18 = { instancePath: instancePath + "/review_by", schemaPath: "#/$defs/date/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$" }, message: 'must match pattern "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"', schema: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$", parentSchema: schema40, data: data6 };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
          } else {
            const err19 = { instancePath: instancePath + "/review_by", schemaPath: "#/$defs/date/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.type, parentSchema: schema40, data: data6 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      }
      validate23.errors = vErrors;
      return errors === 0;
    }
    validate23.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema44 = { "type": "object", "additionalProperties": false, "minProperties": 1, "dependentRequired": { "field": ["op"], "score": ["op"] }, "properties": { "field": { "$ref": "#/$defs/path", "examples": ["final_state.booking_confirmed", "trace.-1.text"] }, "score": { "type": "string", "minLength": 1, "examples": ["correct_time", "total"] }, "passed": { "type": "string", "minLength": 1, "examples": ["correct_time"] }, "op": { "$ref": "#/$defs/operatorName", "examples": ["eq"] }, "value": { "examples": [true, { "field": "ground_truth.participants" }] }, "tolerance": { "type": "number", "minimum": 0, "examples": [0.01] }, "measure": { "$ref": "#/$defs/measure" }, "and": { "type": "array", "minItems": 1, "maxItems": 100, "items": { "$ref": "#/$defs/condition" }, "examples": [[{ "field": "a", "op": "exists" }, { "field": "b", "op": "exists" }]] }, "or": { "type": "array", "minItems": 1, "maxItems": 100, "items": { "$ref": "#/$defs/condition" }, "examples": [[{ "field": "a", "op": "exists" }, { "field": "b", "op": "exists" }]] }, "not": { "$ref": "#/$defs/condition" }, "trace": { "$ref": "#/$defs/trace" }, "expr": { "type": "string", "minLength": 1, "maxLength": 2e3, "examples": ["usage.input_tokens + usage.output_tokens < 10000"] }, "ignore_case": { "type": "boolean", "examples": [true] }, "description": { "type": "string", "minLength": 1, "examples": ["The words of an apology."] } }, "examples": [{ "field": "output", "measure": "words", "op": "lt", "value": 100 }] };
    var schema45 = { "type": "string", "minLength": 1, "examples": ["final_state.booking_confirmed"] };
    var schema46 = { "enum": ["eq", "ne", "lt", "lte", "gt", "gte", "between", "approx", "in", "not_in", "contains", "not_contains", "contains_any", "contains_all", "starts_with", "ends_with", "matches", "matches_schema", "exists", "absent", "empty", "not_empty", "same_items", "superset_of", "subset_of", "disjoint_from"], "enumDescriptions": ["Anything: equality of JSON values; key order does not count.", "Anything: equality of JSON values; key order does not count.", "Numbers.", "Numbers.", "Numbers.", "Numbers.", "Numbers; `value` is the least and the most, as `[10, 20]`; both count.", "Numbers; needs a `tolerance`.", "Anything; `value` is a list.", "Anything; `value` is a list.", "A text, of which `value` is a part; or a list, of which it is an item.", "A text, of which `value` is a part; or a list, of which it is an item.", "A text: one, or every, text of the list `value` is in it.", "A text: one, or every, text of the list `value` is in it.", "A text.", "A text.", "A text: an RE2 pattern, found anywhere; `(?i)` ignores case. No large counts.", "Anything; `value` is a JSON Schema.", "No `value`. Null exists, except under `trial`, `title`, `tags`, `family`, `trace`, `usage` and its amounts, and the `args` of a call.", "No `value`. Null exists, except under `trial`, `title`, `tags`, `family`, `trace`, `usage` and its amounts, and the `args` of a call.", "Text, list, object or null; no `value`. Null is empty.", "Text, list, object or null; no `value`. Null is empty.", "Lists as sets: order and repetition do not count.", "Lists as sets: order and repetition do not count.", "Lists as sets: order and repetition do not count.", "Lists as sets: order and repetition do not count."] };
    var schema47 = { "enum": ["length", "words", "lines", "count"], "examples": ["words"], "enumDescriptions": ["Characters, or items.", "Words.", "Lines, which end at LF or CRLF; the last also at the end.", "Items or members."] };
    var wrapper0 = { validate: validate25 };
    var schema48 = { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "exists": { "$ref": "#/$defs/step", "examples": [{ "tool": "get_order" }] }, "absence": { "$ref": "#/$defs/step", "examples": [{ "tool": "transfer_to_human" }] }, "count": { "type": "object", "additionalProperties": false, "required": ["of"], "properties": { "of": { "$ref": "#/$defs/step" }, "at_least": { "type": "integer", "minimum": 0, "examples": [1] }, "at_most": { "type": "integer", "minimum": 0, "examples": [3] }, "exactly": { "type": "integer", "minimum": 0, "examples": [1] } }, "examples": [{ "of": { "tool": "send_email" }, "exactly": 1 }] }, "precedence": { "type": "object", "additionalProperties": false, "required": ["each", "after"], "properties": { "each": { "$ref": "#/$defs/step" }, "after": { "$ref": "#/$defs/step" } }, "examples": [{ "each": { "tool": "delete_*" }, "after": { "tool": "confirm" } }] }, "response": { "type": "object", "additionalProperties": false, "required": ["each", "then"], "properties": { "each": { "$ref": "#/$defs/step" }, "then": { "$ref": "#/$defs/step" } }, "examples": [{ "each": { "error": true }, "then": { "role": "assistant" } }] }, "sequence": { "type": "array", "minItems": 2, "maxItems": 50, "items": { "$ref": "#/$defs/step" }, "examples": [[{ "tool": "find_user" }, { "tool": "get_order" }, { "tool": "cancel_order" }]] }, "universality": { "type": "object", "additionalProperties": false, "required": ["fits"], "properties": { "each": { "$ref": "#/$defs/step" }, "fits": { "$ref": "#/$defs/step" } }, "examples": [{ "each": { "tool": "search_*" }, "fits": { "error": false } }] }, "trajectory": { "type": "object", "additionalProperties": false, "required": ["mode", "reference"], "properties": { "mode": { "$ref": "#/$defs/trajectoryMode", "examples": ["unordered"] }, "reference": { "type": ["array", "object"], "minItems": 0, "maxItems": 1e3, "items": { "$ref": "#/$defs/referenceCall" }, "additionalProperties": false, "required": ["field"], "properties": { "field": { "$ref": "#/$defs/path", "examples": ["ground_truth.calls"] } }, "examples": [["find_user", { "tool": "get_order", "args": { "id": "W1" } }], { "field": "ground_truth.calls" }] }, "args": { "$ref": "#/$defs/argsMode" }, "args_of": { "type": "object", "minProperties": 1, "additionalProperties": { "$ref": "#/$defs/argsMode" }, "examples": [{ "search": "ignore" }] } }, "examples": [{ "mode": "unordered", "reference": { "field": "ground_truth.calls" }, "args": "subset" }] }, "in": { "$ref": "#/$defs/path", "examples": ["turn.steps"] }, "within_first": { "type": "integer", "minimum": 1, "examples": [10] }, "before": { "$ref": "#/$defs/step", "examples": [{ "tool": "cancel_order" }] }, "after": { "$ref": "#/$defs/step", "examples": [{ "tool": "transfer_to_human" }] }, "between": { "type": "object", "additionalProperties": false, "required": ["from", "to"], "properties": { "from": { "$ref": "#/$defs/step" }, "to": { "$ref": "#/$defs/step" }, "unclosed": { "enum": ["skip", "count"], "examples": ["count"] } }, "examples": [{ "from": { "role": "user" }, "to": { "role": "user" }, "unclosed": "count" }] }, "on_empty_trace": { "enum": ["pass", "fail"], "examples": ["pass"] } }, "examples": [{ "absence": { "tool": "transfer_to_human" } }, { "exists": { "tool": "find_user" }, "within_first": 5 }, { "absence": { "tool": "refund" }, "after": { "tool": "transfer_to_human" } }, { "exists": { "role": "assistant" }, "in": "turn.steps" }] };
    var schema54 = { "enum": ["strict", "unordered", "subset", "superset"] };
    var schema55 = { "type": ["string", "object"], "minLength": 1, "additionalProperties": false, "required": ["tool"], "properties": { "tool": { "type": "string", "minLength": 1, "examples": ["get_order"] }, "args": { "type": "object", "additionalProperties": true, "examples": [{ "id": "W1" }, { "id": { "field": "ground_truth.order" } }] } }, "examples": ["get_order", { "tool": "get_order", "args": { "id": "W1" } }] };
    var schema57 = { "enum": ["exact", "subset", "ignore"], "examples": ["subset"] };
    var schema49 = { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "type": { "enum": ["message", "tool_call"], "examples": ["tool_call"] }, "tool": { "$ref": "#/$defs/names" }, "role": { "$ref": "#/$defs/names", "examples": ["assistant"] }, "args": { "type": "object", "additionalProperties": true, "examples": [{ "selector": { "matches": "pay|buy" } }, { "user_id": "u1" }, { "user_id": { "field": "ground_truth.user_id" } }] }, "text": { "$ref": "#/$defs/text" }, "result": { "$ref": "#/$defs/text" }, "error": { "type": "boolean", "examples": [true] }, "is": { "type": "string", "minLength": 1, "examples": ["write"] }, "any": { "type": "array", "minItems": 1, "maxItems": 50, "items": { "$ref": "#/$defs/step" }, "examples": [[{ "error": true }, { "result": "Error" }]] }, "not": { "$ref": "#/$defs/step", "examples": [{ "tool": "get_*" }] } }, "examples": [{ "tool": "get_*" }] };
    var schema50 = { "type": ["string", "array"], "minLength": 1, "minItems": 1, "items": { "type": "string", "minLength": 1 }, "examples": ["get_*", ["book", "cancel"]] };
    var schema52 = { "type": ["string", "object"], "minLength": 1, "additionalProperties": false, "required": ["matches"], "properties": { "matches": { "type": "string", "minLength": 1, "examples": ["(?i)sorry"] } }, "examples": ["sorry", { "matches": "^Error" }] };
    var wrapper3 = { validate: validate27 };
    function validate27(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate27.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (Object.keys(data).length < 1) {
          const err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema49, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!func1.call(schema49.properties, key0)) {
            const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema49, data };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.type !== void 0) {
          let data0 = data.type;
          if (!(data0 === "message" || data0 === "tool_call")) {
            const err2 = { instancePath: instancePath + "/type", schemaPath: "#/properties/type/enum", keyword: "enum", params: { allowedValues: schema49.properties.type.enum }, message: "must be equal to one of the allowed values", schema: schema49.properties.type.enum, parentSchema: schema49.properties.type, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data.tool !== void 0) {
          let data1 = data.tool;
          if (typeof data1 !== "string" && !Array.isArray(data1)) {
            const err3 = { instancePath: instancePath + "/tool", schemaPath: "#/$defs/names/type", keyword: "type", params: { type: schema50.type }, message: "must be string,array", schema: schema50.type, parentSchema: schema50, data: data1 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          if (typeof data1 === "string") {
            if (func2(data1) < 1) {
              const err4 = { instancePath: instancePath + "/tool", schemaPath: "#/$defs/names/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema50, data: data1 };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          }
          if (Array.isArray(data1)) {
            if (data1.length < 1) {
              const err5 = { instancePath: instancePath + "/tool", schemaPath: "#/$defs/names/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema50, data: data1 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            const len0 = data1.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data2 = data1[i0];
              if (typeof data2 === "string") {
                if (func2(data2) < 1) {
                  const err6 = { instancePath: instancePath + "/tool/" + i0, schemaPath: "#/$defs/names/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema50.items, data: data2 };
                  if (vErrors === null) {
                    vErrors = [err6];
                  } else {
                    vErrors.push(err6);
                  }
                  errors++;
                }
              } else {
                const err7 = { instancePath: instancePath + "/tool/" + i0, schemaPath: "#/$defs/names/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.items.type, parentSchema: schema50.items, data: data2 };
                if (vErrors === null) {
                  vErrors = [err7];
                } else {
                  vErrors.push(err7);
                }
                errors++;
              }
            }
          }
        }
        if (data.role !== void 0) {
          let data3 = data.role;
          if (typeof data3 !== "string" && !Array.isArray(data3)) {
            const err8 = { instancePath: instancePath + "/role", schemaPath: "#/$defs/names/type", keyword: "type", params: { type: schema50.type }, message: "must be string,array", schema: schema50.type, parentSchema: schema50, data: data3 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          if (typeof data3 === "string") {
            if (func2(data3) < 1) {
              const err9 = { instancePath: instancePath + "/role", schemaPath: "#/$defs/names/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema50, data: data3 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          }
          if (Array.isArray(data3)) {
            if (data3.length < 1) {
              const err10 = { instancePath: instancePath + "/role", schemaPath: "#/$defs/names/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema50, data: data3 };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            const len1 = data3.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data4 = data3[i1];
              if (typeof data4 === "string") {
                if (func2(data4) < 1) {
                  const err11 = { instancePath: instancePath + "/role/" + i1, schemaPath: "#/$defs/names/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema50.items, data: data4 };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
              } else {
                const err12 = { instancePath: instancePath + "/role/" + i1, schemaPath: "#/$defs/names/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.items.type, parentSchema: schema50.items, data: data4 };
                if (vErrors === null) {
                  vErrors = [err12];
                } else {
                  vErrors.push(err12);
                }
                errors++;
              }
            }
          }
        }
        if (data.args !== void 0) {
          let data5 = data.args;
          if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
          } else {
            const err13 = { instancePath: instancePath + "/args", schemaPath: "#/properties/args/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.properties.args.type, parentSchema: schema49.properties.args, data: data5 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data.text !== void 0) {
          let data6 = data.text;
          if (typeof data6 !== "string" && !(data6 && typeof data6 == "object" && !Array.isArray(data6))) {
            const err14 = { instancePath: instancePath + "/text", schemaPath: "#/$defs/text/type", keyword: "type", params: { type: schema52.type }, message: "must be string,object", schema: schema52.type, parentSchema: schema52, data: data6 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
          if (typeof data6 === "string") {
            if (func2(data6) < 1) {
              const err15 = { instancePath: instancePath + "/text", schemaPath: "#/$defs/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema52, data: data6 };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          }
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (data6.matches === void 0) {
              const err16 = { instancePath: instancePath + "/text", schemaPath: "#/$defs/text/required", keyword: "required", params: { missingProperty: "matches" }, message: "must have required property 'matches'", schema: schema52.required, parentSchema: schema52, data: data6 };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            for (const key1 in data6) {
              if (!(key1 === "matches")) {
                const err17 = { instancePath: instancePath + "/text", schemaPath: "#/$defs/text/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema52, data: data6 };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data6.matches !== void 0) {
              let data7 = data6.matches;
              if (typeof data7 === "string") {
                if (func2(data7) < 1) {
                  const err18 = { instancePath: instancePath + "/text/matches", schemaPath: "#/$defs/text/properties/matches/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema52.properties.matches, data: data7 };
                  if (vErrors === null) {
                    vErrors = [err18];
                  } else {
                    vErrors.push(err18);
                  }
                  errors++;
                }
              } else {
                const err19 = { instancePath: instancePath + "/text/matches", schemaPath: "#/$defs/text/properties/matches/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.properties.matches.type, parentSchema: schema52.properties.matches, data: data7 };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
          }
        }
        if (data.result !== void 0) {
          let data8 = data.result;
          if (typeof data8 !== "string" && !(data8 && typeof data8 == "object" && !Array.isArray(data8))) {
            const err20 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/text/type", keyword: "type", params: { type: schema52.type }, message: "must be string,object", schema: schema52.type, parentSchema: schema52, data: data8 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
          if (typeof data8 === "string") {
            if (func2(data8) < 1) {
              const err21 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/text/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema52, data: data8 };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          }
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.matches === void 0) {
              const err22 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/text/required", keyword: "required", params: { missingProperty: "matches" }, message: "must have required property 'matches'", schema: schema52.required, parentSchema: schema52, data: data8 };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            for (const key2 in data8) {
              if (!(key2 === "matches")) {
                const err23 = { instancePath: instancePath + "/result", schemaPath: "#/$defs/text/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema52, data: data8 };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data8.matches !== void 0) {
              let data9 = data8.matches;
              if (typeof data9 === "string") {
                if (func2(data9) < 1) {
                  const err24 = { instancePath: instancePath + "/result/matches", schemaPath: "#/$defs/text/properties/matches/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema52.properties.matches, data: data9 };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
              } else {
                const err25 = { instancePath: instancePath + "/result/matches", schemaPath: "#/$defs/text/properties/matches/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.properties.matches.type, parentSchema: schema52.properties.matches, data: data9 };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
          }
        }
        if (data.error !== void 0) {
          let data10 = data.error;
          if (typeof data10 !== "boolean") {
            const err26 = { instancePath: instancePath + "/error", schemaPath: "#/properties/error/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema49.properties.error.type, parentSchema: schema49.properties.error, data: data10 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
        if (data.is !== void 0) {
          let data11 = data.is;
          if (typeof data11 === "string") {
            if (func2(data11) < 1) {
              const err27 = { instancePath: instancePath + "/is", schemaPath: "#/properties/is/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema49.properties.is, data: data11 };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
          } else {
            const err28 = { instancePath: instancePath + "/is", schemaPath: "#/properties/is/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema49.properties.is.type, parentSchema: schema49.properties.is, data: data11 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        if (data.any !== void 0) {
          let data12 = data.any;
          if (Array.isArray(data12)) {
            if (data12.length > 50) {
              const err29 = { instancePath: instancePath + "/any", schemaPath: "#/properties/any/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema49.properties.any, data: data12 };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
            if (data12.length < 1) {
              const err30 = { instancePath: instancePath + "/any", schemaPath: "#/properties/any/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema49.properties.any, data: data12 };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            const len2 = data12.length;
            for (let i2 = 0; i2 < len2; i2++) {
              if (!wrapper3.validate(data12[i2], { instancePath: instancePath + "/any/" + i2, parentData: data12, parentDataProperty: i2, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err31 = { instancePath: instancePath + "/any", schemaPath: "#/properties/any/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema49.properties.any.type, parentSchema: schema49.properties.any, data: data12 };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
        if (data.not !== void 0) {
          if (!wrapper3.validate(data.not, { instancePath: instancePath + "/not", parentData: data, parentDataProperty: "not", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? wrapper3.validate.errors : vErrors.concat(wrapper3.validate.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err32 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema49.type, parentSchema: schema49, data };
        if (vErrors === null) {
          vErrors = [err32];
        } else {
          vErrors.push(err32);
        }
        errors++;
      }
      validate27.errors = vErrors;
      return errors === 0;
    }
    validate27.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    function validate26(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate26.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (Object.keys(data).length < 1) {
          const err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema48, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!func1.call(schema48.properties, key0)) {
            const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema48, data };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.exists !== void 0) {
          if (!validate27(data.exists, { instancePath: instancePath + "/exists", parentData: data, parentDataProperty: "exists", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
            errors = vErrors.length;
          }
        }
        if (data.absence !== void 0) {
          if (!validate27(data.absence, { instancePath: instancePath + "/absence", parentData: data, parentDataProperty: "absence", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
            errors = vErrors.length;
          }
        }
        if (data.count !== void 0) {
          let data2 = data.count;
          if (data2 && typeof data2 == "object" && !Array.isArray(data2)) {
            if (data2.of === void 0) {
              const err2 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/required", keyword: "required", params: { missingProperty: "of" }, message: "must have required property 'of'", schema: schema48.properties.count.required, parentSchema: schema48.properties.count, data: data2 };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            for (const key1 in data2) {
              if (!(key1 === "of" || key1 === "at_least" || key1 === "at_most" || key1 === "exactly")) {
                const err3 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema48.properties.count, data: data2 };
                if (vErrors === null) {
                  vErrors = [err3];
                } else {
                  vErrors.push(err3);
                }
                errors++;
              }
            }
            if (data2.of !== void 0) {
              if (!validate27(data2.of, { instancePath: instancePath + "/count/of", parentData: data2, parentDataProperty: "of", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
                errors = vErrors.length;
              }
            }
            if (data2.at_least !== void 0) {
              let data4 = data2.at_least;
              if (!(typeof data4 == "number" && (!(data4 % 1) && !isNaN(data4)) && isFinite(data4))) {
                const err4 = { instancePath: instancePath + "/count/at_least", schemaPath: "#/properties/count/properties/at_least/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.properties.count.properties.at_least.type, parentSchema: schema48.properties.count.properties.at_least, data: data4 };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
              if (typeof data4 == "number" && isFinite(data4)) {
                if (data4 < 0 || isNaN(data4)) {
                  const err5 = { instancePath: instancePath + "/count/at_least", schemaPath: "#/properties/count/properties/at_least/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema48.properties.count.properties.at_least, data: data4 };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              }
            }
            if (data2.at_most !== void 0) {
              let data5 = data2.at_most;
              if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
                const err6 = { instancePath: instancePath + "/count/at_most", schemaPath: "#/properties/count/properties/at_most/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.properties.count.properties.at_most.type, parentSchema: schema48.properties.count.properties.at_most, data: data5 };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
              if (typeof data5 == "number" && isFinite(data5)) {
                if (data5 < 0 || isNaN(data5)) {
                  const err7 = { instancePath: instancePath + "/count/at_most", schemaPath: "#/properties/count/properties/at_most/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema48.properties.count.properties.at_most, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
              }
            }
            if (data2.exactly !== void 0) {
              let data6 = data2.exactly;
              if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
                const err8 = { instancePath: instancePath + "/count/exactly", schemaPath: "#/properties/count/properties/exactly/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.properties.count.properties.exactly.type, parentSchema: schema48.properties.count.properties.exactly, data: data6 };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
              if (typeof data6 == "number" && isFinite(data6)) {
                if (data6 < 0 || isNaN(data6)) {
                  const err9 = { instancePath: instancePath + "/count/exactly", schemaPath: "#/properties/count/properties/exactly/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema48.properties.count.properties.exactly, data: data6 };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err10 = { instancePath: instancePath + "/count", schemaPath: "#/properties/count/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema48.properties.count.type, parentSchema: schema48.properties.count, data: data2 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.precedence !== void 0) {
          let data7 = data.precedence;
          if (data7 && typeof data7 == "object" && !Array.isArray(data7)) {
            if (data7.each === void 0) {
              const err11 = { instancePath: instancePath + "/precedence", schemaPath: "#/properties/precedence/required", keyword: "required", params: { missingProperty: "each" }, message: "must have required property 'each'", schema: schema48.properties.precedence.required, parentSchema: schema48.properties.precedence, data: data7 };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data7.after === void 0) {
              const err12 = { instancePath: instancePath + "/precedence", schemaPath: "#/properties/precedence/required", keyword: "required", params: { missingProperty: "after" }, message: "must have required property 'after'", schema: schema48.properties.precedence.required, parentSchema: schema48.properties.precedence, data: data7 };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            for (const key2 in data7) {
              if (!(key2 === "each" || key2 === "after")) {
                const err13 = { instancePath: instancePath + "/precedence", schemaPath: "#/properties/precedence/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema48.properties.precedence, data: data7 };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
            if (data7.each !== void 0) {
              if (!validate27(data7.each, { instancePath: instancePath + "/precedence/each", parentData: data7, parentDataProperty: "each", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
                errors = vErrors.length;
              }
            }
            if (data7.after !== void 0) {
              if (!validate27(data7.after, { instancePath: instancePath + "/precedence/after", parentData: data7, parentDataProperty: "after", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err14 = { instancePath: instancePath + "/precedence", schemaPath: "#/properties/precedence/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema48.properties.precedence.type, parentSchema: schema48.properties.precedence, data: data7 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data.response !== void 0) {
          let data10 = data.response;
          if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
            if (data10.each === void 0) {
              const err15 = { instancePath: instancePath + "/response", schemaPath: "#/properties/response/required", keyword: "required", params: { missingProperty: "each" }, message: "must have required property 'each'", schema: schema48.properties.response.required, parentSchema: schema48.properties.response, data: data10 };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data10.then === void 0) {
              const err16 = { instancePath: instancePath + "/response", schemaPath: "#/properties/response/required", keyword: "required", params: { missingProperty: "then" }, message: "must have required property 'then'", schema: schema48.properties.response.required, parentSchema: schema48.properties.response, data: data10 };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            for (const key3 in data10) {
              if (!(key3 === "each" || key3 === "then")) {
                const err17 = { instancePath: instancePath + "/response", schemaPath: "#/properties/response/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema48.properties.response, data: data10 };
                if (vErrors === null) {
                  vErrors = [err17];
                } else {
                  vErrors.push(err17);
                }
                errors++;
              }
            }
            if (data10.each !== void 0) {
              if (!validate27(data10.each, { instancePath: instancePath + "/response/each", parentData: data10, parentDataProperty: "each", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
                errors = vErrors.length;
              }
            }
            if (data10.then !== void 0) {
              if (!validate27(data10.then, { instancePath: instancePath + "/response/then", parentData: data10, parentDataProperty: "then", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err18 = { instancePath: instancePath + "/response", schemaPath: "#/properties/response/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema48.properties.response.type, parentSchema: schema48.properties.response, data: data10 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data.sequence !== void 0) {
          let data13 = data.sequence;
          if (Array.isArray(data13)) {
            if (data13.length > 50) {
              const err19 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema48.properties.sequence, data: data13 };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
            if (data13.length < 2) {
              const err20 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items", schema: 2, parentSchema: schema48.properties.sequence, data: data13 };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
            const len0 = data13.length;
            for (let i0 = 0; i0 < len0; i0++) {
              if (!validate27(data13[i0], { instancePath: instancePath + "/sequence/" + i0, parentData: data13, parentDataProperty: i0, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err21 = { instancePath: instancePath + "/sequence", schemaPath: "#/properties/sequence/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema48.properties.sequence.type, parentSchema: schema48.properties.sequence, data: data13 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data.universality !== void 0) {
          let data15 = data.universality;
          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
            if (data15.fits === void 0) {
              const err22 = { instancePath: instancePath + "/universality", schemaPath: "#/properties/universality/required", keyword: "required", params: { missingProperty: "fits" }, message: "must have required property 'fits'", schema: schema48.properties.universality.required, parentSchema: schema48.properties.universality, data: data15 };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            for (const key4 in data15) {
              if (!(key4 === "each" || key4 === "fits")) {
                const err23 = { instancePath: instancePath + "/universality", schemaPath: "#/properties/universality/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema48.properties.universality, data: data15 };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data15.each !== void 0) {
              if (!validate27(data15.each, { instancePath: instancePath + "/universality/each", parentData: data15, parentDataProperty: "each", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
                errors = vErrors.length;
              }
            }
            if (data15.fits !== void 0) {
              if (!validate27(data15.fits, { instancePath: instancePath + "/universality/fits", parentData: data15, parentDataProperty: "fits", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err24 = { instancePath: instancePath + "/universality", schemaPath: "#/properties/universality/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema48.properties.universality.type, parentSchema: schema48.properties.universality, data: data15 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data.trajectory !== void 0) {
          let data18 = data.trajectory;
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            if (data18.mode === void 0) {
              const err25 = { instancePath: instancePath + "/trajectory", schemaPath: "#/properties/trajectory/required", keyword: "required", params: { missingProperty: "mode" }, message: "must have required property 'mode'", schema: schema48.properties.trajectory.required, parentSchema: schema48.properties.trajectory, data: data18 };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
            if (data18.reference === void 0) {
              const err26 = { instancePath: instancePath + "/trajectory", schemaPath: "#/properties/trajectory/required", keyword: "required", params: { missingProperty: "reference" }, message: "must have required property 'reference'", schema: schema48.properties.trajectory.required, parentSchema: schema48.properties.trajectory, data: data18 };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
            for (const key5 in data18) {
              if (!(key5 === "mode" || key5 === "reference" || key5 === "args" || key5 === "args_of")) {
                const err27 = { instancePath: instancePath + "/trajectory", schemaPath: "#/properties/trajectory/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: false, parentSchema: schema48.properties.trajectory, data: data18 };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
            }
            if (data18.mode !== void 0) {
              let data19 = data18.mode;
              if (!(data19 === "strict" || data19 === "unordered" || data19 === "subset" || data19 === "superset")) {
                const err28 = { instancePath: instancePath + "/trajectory/mode", schemaPath: "#/$defs/trajectoryMode/enum", keyword: "enum", params: { allowedValues: schema54.enum }, message: "must be equal to one of the allowed values", schema: schema54.enum, parentSchema: schema54, data: data19 };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
            if (data18.reference !== void 0) {
              let data20 = data18.reference;
              if (!data20 || typeof data20 != "object") {
                const err29 = { instancePath: instancePath + "/trajectory/reference", schemaPath: "#/properties/trajectory/properties/reference/type", keyword: "type", params: { type: schema48.properties.trajectory.properties.reference.type }, message: "must be array,object", schema: schema48.properties.trajectory.properties.reference.type, parentSchema: schema48.properties.trajectory.properties.reference, data: data20 };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
              if (Array.isArray(data20)) {
                if (data20.length > 1e3) {
                  const err30 = { instancePath: instancePath + "/trajectory/reference", schemaPath: "#/properties/trajectory/properties/reference/maxItems", keyword: "maxItems", params: { limit: 1e3 }, message: "must NOT have more than 1000 items", schema: 1e3, parentSchema: schema48.properties.trajectory.properties.reference, data: data20 };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
                if (data20.length < 0) {
                  const err31 = { instancePath: instancePath + "/trajectory/reference", schemaPath: "#/properties/trajectory/properties/reference/minItems", keyword: "minItems", params: { limit: 0 }, message: "must NOT have fewer than 0 items", schema: 0, parentSchema: schema48.properties.trajectory.properties.reference, data: data20 };
                  if (vErrors === null) {
                    vErrors = [err31];
                  } else {
                    vErrors.push(err31);
                  }
                  errors++;
                }
                const len1 = data20.length;
                for (let i1 = 0; i1 < len1; i1++) {
                  let data21 = data20[i1];
                  if (typeof data21 !== "string" && !(data21 && typeof data21 == "object" && !Array.isArray(data21))) {
                    const err32 = { instancePath: instancePath + "/trajectory/reference/" + i1, schemaPath: "#/$defs/referenceCall/type", keyword: "type", params: { type: schema55.type }, message: "must be string,object", schema: schema55.type, parentSchema: schema55, data: data21 };
                    if (vErrors === null) {
                      vErrors = [err32];
                    } else {
                      vErrors.push(err32);
                    }
                    errors++;
                  }
                  if (typeof data21 === "string") {
                    if (func2(data21) < 1) {
                      const err33 = { instancePath: instancePath + "/trajectory/reference/" + i1, schemaPath: "#/$defs/referenceCall/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema55, data: data21 };
                      if (vErrors === null) {
                        vErrors = [err33];
                      } else {
                        vErrors.push(err33);
                      }
                      errors++;
                    }
                  }
                  if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
                    if (data21.tool === void 0) {
                      const err34 = { instancePath: instancePath + "/trajectory/reference/" + i1, schemaPath: "#/$defs/referenceCall/required", keyword: "required", params: { missingProperty: "tool" }, message: "must have required property 'tool'", schema: schema55.required, parentSchema: schema55, data: data21 };
                      if (vErrors === null) {
                        vErrors = [err34];
                      } else {
                        vErrors.push(err34);
                      }
                      errors++;
                    }
                    for (const key6 in data21) {
                      if (!(key6 === "tool" || key6 === "args")) {
                        const err35 = { instancePath: instancePath + "/trajectory/reference/" + i1, schemaPath: "#/$defs/referenceCall/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: false, parentSchema: schema55, data: data21 };
                        if (vErrors === null) {
                          vErrors = [err35];
                        } else {
                          vErrors.push(err35);
                        }
                        errors++;
                      }
                    }
                    if (data21.tool !== void 0) {
                      let data22 = data21.tool;
                      if (typeof data22 === "string") {
                        if (func2(data22) < 1) {
                          const err36 = { instancePath: instancePath + "/trajectory/reference/" + i1 + "/tool", schemaPath: "#/$defs/referenceCall/properties/tool/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema55.properties.tool, data: data22 };
                          if (vErrors === null) {
                            vErrors = [err36];
                          } else {
                            vErrors.push(err36);
                          }
                          errors++;
                        }
                      } else {
                        const err37 = { instancePath: instancePath + "/trajectory/reference/" + i1 + "/tool", schemaPath: "#/$defs/referenceCall/properties/tool/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema55.properties.tool.type, parentSchema: schema55.properties.tool, data: data22 };
                        if (vErrors === null) {
                          vErrors = [err37];
                        } else {
                          vErrors.push(err37);
                        }
                        errors++;
                      }
                    }
                    if (data21.args !== void 0) {
                      let data23 = data21.args;
                      if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
                      } else {
                        const err38 = { instancePath: instancePath + "/trajectory/reference/" + i1 + "/args", schemaPath: "#/$defs/referenceCall/properties/args/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema55.properties.args.type, parentSchema: schema55.properties.args, data: data23 };
                        if (vErrors === null) {
                          vErrors = [err38];
                        } else {
                          vErrors.push(err38);
                        }
                        errors++;
                      }
                    }
                  }
                }
              }
              if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
                if (data20.field === void 0) {
                  const err39 = { instancePath: instancePath + "/trajectory/reference", schemaPath: "#/properties/trajectory/properties/reference/required", keyword: "required", params: { missingProperty: "field" }, message: "must have required property 'field'", schema: schema48.properties.trajectory.properties.reference.required, parentSchema: schema48.properties.trajectory.properties.reference, data: data20 };
                  if (vErrors === null) {
                    vErrors = [err39];
                  } else {
                    vErrors.push(err39);
                  }
                  errors++;
                }
                for (const key7 in data20) {
                  if (!(key7 === "field")) {
                    const err40 = { instancePath: instancePath + "/trajectory/reference", schemaPath: "#/properties/trajectory/properties/reference/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: false, parentSchema: schema48.properties.trajectory.properties.reference, data: data20 };
                    if (vErrors === null) {
                      vErrors = [err40];
                    } else {
                      vErrors.push(err40);
                    }
                    errors++;
                  }
                }
                if (data20.field !== void 0) {
                  let data24 = data20.field;
                  if (typeof data24 === "string") {
                    if (func2(data24) < 1) {
                      const err41 = { instancePath: instancePath + "/trajectory/reference/field", schemaPath: "#/$defs/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema45, data: data24 };
                      if (vErrors === null) {
                        vErrors = [err41];
                      } else {
                        vErrors.push(err41);
                      }
                      errors++;
                    }
                  } else {
                    const err42 = { instancePath: instancePath + "/trajectory/reference/field", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.type, parentSchema: schema45, data: data24 };
                    if (vErrors === null) {
                      vErrors = [err42];
                    } else {
                      vErrors.push(err42);
                    }
                    errors++;
                  }
                }
              }
            }
            if (data18.args !== void 0) {
              let data25 = data18.args;
              if (!(data25 === "exact" || data25 === "subset" || data25 === "ignore")) {
                const err43 = { instancePath: instancePath + "/trajectory/args", schemaPath: "#/$defs/argsMode/enum", keyword: "enum", params: { allowedValues: schema57.enum }, message: "must be equal to one of the allowed values", schema: schema57.enum, parentSchema: schema57, data: data25 };
                if (vErrors === null) {
                  vErrors = [err43];
                } else {
                  vErrors.push(err43);
                }
                errors++;
              }
            }
            if (data18.args_of !== void 0) {
              let data26 = data18.args_of;
              if (data26 && typeof data26 == "object" && !Array.isArray(data26)) {
                if (Object.keys(data26).length < 1) {
                  const err44 = { instancePath: instancePath + "/trajectory/args_of", schemaPath: "#/properties/trajectory/properties/args_of/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema48.properties.trajectory.properties.args_of, data: data26 };
                  if (vErrors === null) {
                    vErrors = [err44];
                  } else {
                    vErrors.push(err44);
                  }
                  errors++;
                }
                for (const key8 in data26) {
                  let data27 = data26[key8];
                  if (!(data27 === "exact" || data27 === "subset" || data27 === "ignore")) {
                    const err45 = { instancePath: instancePath + "/trajectory/args_of/" + key8.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/$defs/argsMode/enum", keyword: "enum", params: { allowedValues: schema57.enum }, message: "must be equal to one of the allowed values", schema: schema57.enum, parentSchema: schema57, data: data27 };
                    if (vErrors === null) {
                      vErrors = [err45];
                    } else {
                      vErrors.push(err45);
                    }
                    errors++;
                  }
                }
              } else {
                const err46 = { instancePath: instancePath + "/trajectory/args_of", schemaPath: "#/properties/trajectory/properties/args_of/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema48.properties.trajectory.properties.args_of.type, parentSchema: schema48.properties.trajectory.properties.args_of, data: data26 };
                if (vErrors === null) {
                  vErrors = [err46];
                } else {
                  vErrors.push(err46);
                }
                errors++;
              }
            }
          } else {
            const err47 = { instancePath: instancePath + "/trajectory", schemaPath: "#/properties/trajectory/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema48.properties.trajectory.type, parentSchema: schema48.properties.trajectory, data: data18 };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
        }
        if (data.in !== void 0) {
          let data28 = data.in;
          if (typeof data28 === "string") {
            if (func2(data28) < 1) {
              const err48 = { instancePath: instancePath + "/in", schemaPath: "#/$defs/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema45, data: data28 };
              if (vErrors === null) {
                vErrors = [err48];
              } else {
                vErrors.push(err48);
              }
              errors++;
            }
          } else {
            const err49 = { instancePath: instancePath + "/in", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.type, parentSchema: schema45, data: data28 };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          }
        }
        if (data.within_first !== void 0) {
          let data29 = data.within_first;
          if (!(typeof data29 == "number" && (!(data29 % 1) && !isNaN(data29)) && isFinite(data29))) {
            const err50 = { instancePath: instancePath + "/within_first", schemaPath: "#/properties/within_first/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema48.properties.within_first.type, parentSchema: schema48.properties.within_first, data: data29 };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
          if (typeof data29 == "number" && isFinite(data29)) {
            if (data29 < 1 || isNaN(data29)) {
              const err51 = { instancePath: instancePath + "/within_first", schemaPath: "#/properties/within_first/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema48.properties.within_first, data: data29 };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
          }
        }
        if (data.before !== void 0) {
          if (!validate27(data.before, { instancePath: instancePath + "/before", parentData: data, parentDataProperty: "before", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
            errors = vErrors.length;
          }
        }
        if (data.after !== void 0) {
          if (!validate27(data.after, { instancePath: instancePath + "/after", parentData: data, parentDataProperty: "after", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
            errors = vErrors.length;
          }
        }
        if (data.between !== void 0) {
          let data32 = data.between;
          if (data32 && typeof data32 == "object" && !Array.isArray(data32)) {
            if (data32.from === void 0) {
              const err52 = { instancePath: instancePath + "/between", schemaPath: "#/properties/between/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'", schema: schema48.properties.between.required, parentSchema: schema48.properties.between, data: data32 };
              if (vErrors === null) {
                vErrors = [err52];
              } else {
                vErrors.push(err52);
              }
              errors++;
            }
            if (data32.to === void 0) {
              const err53 = { instancePath: instancePath + "/between", schemaPath: "#/properties/between/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'", schema: schema48.properties.between.required, parentSchema: schema48.properties.between, data: data32 };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
            for (const key9 in data32) {
              if (!(key9 === "from" || key9 === "to" || key9 === "unclosed")) {
                const err54 = { instancePath: instancePath + "/between", schemaPath: "#/properties/between/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties", schema: false, parentSchema: schema48.properties.between, data: data32 };
                if (vErrors === null) {
                  vErrors = [err54];
                } else {
                  vErrors.push(err54);
                }
                errors++;
              }
            }
            if (data32.from !== void 0) {
              if (!validate27(data32.from, { instancePath: instancePath + "/between/from", parentData: data32, parentDataProperty: "from", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
                errors = vErrors.length;
              }
            }
            if (data32.to !== void 0) {
              if (!validate27(data32.to, { instancePath: instancePath + "/between/to", parentData: data32, parentDataProperty: "to", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
                errors = vErrors.length;
              }
            }
            if (data32.unclosed !== void 0) {
              let data35 = data32.unclosed;
              if (!(data35 === "skip" || data35 === "count")) {
                const err55 = { instancePath: instancePath + "/between/unclosed", schemaPath: "#/properties/between/properties/unclosed/enum", keyword: "enum", params: { allowedValues: schema48.properties.between.properties.unclosed.enum }, message: "must be equal to one of the allowed values", schema: schema48.properties.between.properties.unclosed.enum, parentSchema: schema48.properties.between.properties.unclosed, data: data35 };
                if (vErrors === null) {
                  vErrors = [err55];
                } else {
                  vErrors.push(err55);
                }
                errors++;
              }
            }
          } else {
            const err56 = { instancePath: instancePath + "/between", schemaPath: "#/properties/between/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema48.properties.between.type, parentSchema: schema48.properties.between, data: data32 };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
        }
        if (data.on_empty_trace !== void 0) {
          let data36 = data.on_empty_trace;
          if (!(data36 === "pass" || data36 === "fail")) {
            const err57 = { instancePath: instancePath + "/on_empty_trace", schemaPath: "#/properties/on_empty_trace/enum", keyword: "enum", params: { allowedValues: schema48.properties.on_empty_trace.enum }, message: "must be equal to one of the allowed values", schema: schema48.properties.on_empty_trace.enum, parentSchema: schema48.properties.on_empty_trace, data: data36 };
            if (vErrors === null) {
              vErrors = [err57];
            } else {
              vErrors.push(err57);
            }
            errors++;
          }
        }
      } else {
        const err58 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema48.type, parentSchema: schema48, data };
        if (vErrors === null) {
          vErrors = [err58];
        } else {
          vErrors.push(err58);
        }
        errors++;
      }
      validate26.errors = vErrors;
      return errors === 0;
    }
    validate26.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    function validate25(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate25.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (Object.keys(data).length < 1) {
          const err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema44, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!func1.call(schema44.properties, key0)) {
            const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema44, data };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.field !== void 0) {
          let data0 = data.field;
          if (typeof data0 === "string") {
            if (func2(data0) < 1) {
              const err2 = { instancePath: instancePath + "/field", schemaPath: "#/$defs/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema45, data: data0 };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/field", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.type, parentSchema: schema45, data: data0 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.score !== void 0) {
          let data1 = data.score;
          if (typeof data1 === "string") {
            if (func2(data1) < 1) {
              const err4 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema44.properties.score, data: data1 };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          } else {
            const err5 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.properties.score.type, parentSchema: schema44.properties.score, data: data1 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.passed !== void 0) {
          let data2 = data.passed;
          if (typeof data2 === "string") {
            if (func2(data2) < 1) {
              const err6 = { instancePath: instancePath + "/passed", schemaPath: "#/properties/passed/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema44.properties.passed, data: data2 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/passed", schemaPath: "#/properties/passed/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.properties.passed.type, parentSchema: schema44.properties.passed, data: data2 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.op !== void 0) {
          let data3 = data.op;
          if (!(data3 === "eq" || data3 === "ne" || data3 === "lt" || data3 === "lte" || data3 === "gt" || data3 === "gte" || data3 === "between" || data3 === "approx" || data3 === "in" || data3 === "not_in" || data3 === "contains" || data3 === "not_contains" || data3 === "contains_any" || data3 === "contains_all" || data3 === "starts_with" || data3 === "ends_with" || data3 === "matches" || data3 === "matches_schema" || data3 === "exists" || data3 === "absent" || data3 === "empty" || data3 === "not_empty" || data3 === "same_items" || data3 === "superset_of" || data3 === "subset_of" || data3 === "disjoint_from")) {
            const err8 = { instancePath: instancePath + "/op", schemaPath: "#/$defs/operatorName/enum", keyword: "enum", params: { allowedValues: schema46.enum }, message: "must be equal to one of the allowed values", schema: schema46.enum, parentSchema: schema46, data: data3 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.tolerance !== void 0) {
          let data4 = data.tolerance;
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 < 0 || isNaN(data4)) {
              const err9 = { instancePath: instancePath + "/tolerance", schemaPath: "#/properties/tolerance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema44.properties.tolerance, data: data4 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/tolerance", schemaPath: "#/properties/tolerance/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema44.properties.tolerance.type, parentSchema: schema44.properties.tolerance, data: data4 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.measure !== void 0) {
          let data5 = data.measure;
          if (!(data5 === "length" || data5 === "words" || data5 === "lines" || data5 === "count")) {
            const err11 = { instancePath: instancePath + "/measure", schemaPath: "#/$defs/measure/enum", keyword: "enum", params: { allowedValues: schema47.enum }, message: "must be equal to one of the allowed values", schema: schema47.enum, parentSchema: schema47, data: data5 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data.and !== void 0) {
          let data6 = data.and;
          if (Array.isArray(data6)) {
            if (data6.length > 100) {
              const err12 = { instancePath: instancePath + "/and", schemaPath: "#/properties/and/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", schema: 100, parentSchema: schema44.properties.and, data: data6 };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data6.length < 1) {
              const err13 = { instancePath: instancePath + "/and", schemaPath: "#/properties/and/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema44.properties.and, data: data6 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            const len0 = data6.length;
            for (let i0 = 0; i0 < len0; i0++) {
              if (!wrapper0.validate(data6[i0], { instancePath: instancePath + "/and/" + i0, parentData: data6, parentDataProperty: i0, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err14 = { instancePath: instancePath + "/and", schemaPath: "#/properties/and/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema44.properties.and.type, parentSchema: schema44.properties.and, data: data6 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data.or !== void 0) {
          let data8 = data.or;
          if (Array.isArray(data8)) {
            if (data8.length > 100) {
              const err15 = { instancePath: instancePath + "/or", schemaPath: "#/properties/or/maxItems", keyword: "maxItems", params: { limit: 100 }, message: "must NOT have more than 100 items", schema: 100, parentSchema: schema44.properties.or, data: data8 };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data8.length < 1) {
              const err16 = { instancePath: instancePath + "/or", schemaPath: "#/properties/or/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema44.properties.or, data: data8 };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            const len1 = data8.length;
            for (let i1 = 0; i1 < len1; i1++) {
              if (!wrapper0.validate(data8[i1], { instancePath: instancePath + "/or/" + i1, parentData: data8, parentDataProperty: i1, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err17 = { instancePath: instancePath + "/or", schemaPath: "#/properties/or/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema44.properties.or.type, parentSchema: schema44.properties.or, data: data8 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data.not !== void 0) {
          if (!wrapper0.validate(data.not, { instancePath: instancePath + "/not", parentData: data, parentDataProperty: "not", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
            errors = vErrors.length;
          }
        }
        if (data.trace !== void 0) {
          if (!validate26(data.trace, { instancePath: instancePath + "/trace", parentData: data, parentDataProperty: "trace", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
            errors = vErrors.length;
          }
        }
        if (data.expr !== void 0) {
          let data12 = data.expr;
          if (typeof data12 === "string") {
            if (func2(data12) > 2e3) {
              const err18 = { instancePath: instancePath + "/expr", schemaPath: "#/properties/expr/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema44.properties.expr, data: data12 };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
            if (func2(data12) < 1) {
              const err19 = { instancePath: instancePath + "/expr", schemaPath: "#/properties/expr/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema44.properties.expr, data: data12 };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
          } else {
            const err20 = { instancePath: instancePath + "/expr", schemaPath: "#/properties/expr/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.properties.expr.type, parentSchema: schema44.properties.expr, data: data12 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data.ignore_case !== void 0) {
          let data13 = data.ignore_case;
          if (typeof data13 !== "boolean") {
            const err21 = { instancePath: instancePath + "/ignore_case", schemaPath: "#/properties/ignore_case/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema44.properties.ignore_case.type, parentSchema: schema44.properties.ignore_case, data: data13 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data.description !== void 0) {
          let data14 = data.description;
          if (typeof data14 === "string") {
            if (func2(data14) < 1) {
              const err22 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema44.properties.description, data: data14 };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          } else {
            const err23 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.properties.description.type, parentSchema: schema44.properties.description, data: data14 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data.field !== void 0) {
          if (data.op === void 0) {
            const err24 = { instancePath, schemaPath: "#/dependentRequired", keyword: "dependentRequired", params: {
              property: "field",
              missingProperty: "op",
              depsCount: 1,
              deps: "op"
            }, message: "must have property op when property field is present", schema: schema44.dependentRequired, parentSchema: schema44, data };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data.score !== void 0) {
          if (data.op === void 0) {
            const err25 = { instancePath, schemaPath: "#/dependentRequired", keyword: "dependentRequired", params: {
              property: "score",
              missingProperty: "op",
              depsCount: 1,
              deps: "op"
            }, message: "must have property op when property score is present", schema: schema44.dependentRequired, parentSchema: schema44, data };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
      } else {
        const err26 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema44.type, parentSchema: schema44, data };
        if (vErrors === null) {
          vErrors = [err26];
        } else {
          vErrors.push(err26);
        }
        errors++;
      }
      validate25.errors = vErrors;
      return errors === 0;
    }
    validate25.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema61 = { "type": "object", "additionalProperties": false, "required": ["that"], "properties": { "that": { "$ref": "#/$defs/condition" }, "message": { "type": "string", "minLength": 1, "examples": ["more sub-questions addressed than detected"] } }, "examples": [{ "that": { "field": "addressed", "op": "lte", "value": { "field": "detected" } } }] };
    function validate44(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate44.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.that === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "that" }, message: "must have required property 'that'", schema: schema61.required, parentSchema: schema61, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "that" || key0 === "message")) {
            const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema61, data };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.that !== void 0) {
          if (!validate25(data.that, { instancePath: instancePath + "/that", parentData: data, parentDataProperty: "that", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
            errors = vErrors.length;
          }
        }
        if (data.message !== void 0) {
          let data1 = data.message;
          if (typeof data1 === "string") {
            if (func2(data1) < 1) {
              const err2 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema61.properties.message, data: data1 };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema61.properties.message.type, parentSchema: schema61.properties.message, data: data1 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
      } else {
        const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema61.type, parentSchema: schema61, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      validate44.errors = vErrors;
      return errors === 0;
    }
    validate44.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema62 = { "type": "object", "if": { "required": ["lookup"], "properties": { "lookup": {} } }, "then": { "additionalProperties": false, "required": ["lookup"], "properties": { "lookup": { "$ref": "#/$defs/factLookup" }, "description": { "type": "string", "minLength": 1, "examples": ["1 is the best plan."] } } }, "else": { "$ref": "#/$defs/condition" }, "examples": [{ "field": "output", "measure": "words", "op": "lt", "value": 50 }, { "expr": "usage.input_tokens + usage.output_tokens" }, { "lookup": { "field": "language", "table": { "de": "German", "en": "English" } } }] };
    var schema63 = { "type": "object", "additionalProperties": false, "required": ["field", "table"], "properties": { "field": { "$ref": "#/$defs/path", "examples": ["customer.plan"] }, "table": { "type": "object", "minProperties": 1, "maxProperties": 1e3, "examples": [{ "enterprise": 1, "free": 3 }] }, "default": { "examples": [2] } }, "examples": [{ "field": "customer.plan", "table": { "enterprise": 1, "free": 3 }, "default": 2 }] };
    function validate48(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate48.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.field === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "field" }, message: "must have required property 'field'", schema: schema63.required, parentSchema: schema63, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.table === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "table" }, message: "must have required property 'table'", schema: schema63.required, parentSchema: schema63, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "field" || key0 === "table" || key0 === "default")) {
            const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema63, data };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data.field !== void 0) {
          let data0 = data.field;
          if (typeof data0 === "string") {
            if (func2(data0) < 1) {
              const err3 = { instancePath: instancePath + "/field", schemaPath: "#/$defs/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema45, data: data0 };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          } else {
            const err4 = { instancePath: instancePath + "/field", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.type, parentSchema: schema45, data: data0 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.table !== void 0) {
          let data1 = data.table;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (Object.keys(data1).length > 1e3) {
              const err5 = { instancePath: instancePath + "/table", schemaPath: "#/properties/table/maxProperties", keyword: "maxProperties", params: { limit: 1e3 }, message: "must NOT have more than 1000 properties", schema: 1e3, parentSchema: schema63.properties.table, data: data1 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (Object.keys(data1).length < 1) {
              const err6 = { instancePath: instancePath + "/table", schemaPath: "#/properties/table/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema63.properties.table, data: data1 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/table", schemaPath: "#/properties/table/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema63.properties.table.type, parentSchema: schema63.properties.table, data: data1 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema63.type, parentSchema: schema63, data };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      validate48.errors = vErrors;
      return errors === 0;
    }
    validate48.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    function validate47(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate47.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (!(data && typeof data == "object" && !Array.isArray(data))) {
        const err0 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema62.type, parentSchema: schema62, data };
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
      if (data && typeof data == "object" && !Array.isArray(data)) {
        let missing0;
        if (data.lookup === void 0 && (missing0 = "lookup")) {
          const err1 = {};
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
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
        const _errs3 = errors;
        if (data && typeof data == "object" && !Array.isArray(data)) {
          if (data.lookup === void 0) {
            const err2 = { instancePath, schemaPath: "#/then/required", keyword: "required", params: { missingProperty: "lookup" }, message: "must have required property 'lookup'", schema: schema62.then.required, parentSchema: schema62.then, data };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          for (const key0 in data) {
            if (!(key0 === "lookup" || key0 === "description")) {
              const err3 = { instancePath, schemaPath: "#/then/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema62.then, data };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          }
          if (data.lookup !== void 0) {
            if (!validate48(data.lookup, { instancePath: instancePath + "/lookup", parentData: data, parentDataProperty: "lookup", rootData, dynamicAnchors })) {
              vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
              errors = vErrors.length;
            }
          }
          if (data.description !== void 0) {
            let data1 = data.description;
            if (typeof data1 === "string") {
              if (func2(data1) < 1) {
                const err4 = { instancePath: instancePath + "/description", schemaPath: "#/then/properties/description/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema62.then.properties.description, data: data1 };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
            } else {
              const err5 = { instancePath: instancePath + "/description", schemaPath: "#/then/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema62.then.properties.description.type, parentSchema: schema62.then.properties.description, data: data1 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          }
        }
        var _valid0 = _errs3 === errors;
        valid0 = _valid0;
        if (valid0) {
          var props0 = true;
        }
        ifClause0 = "then";
      } else {
        const _errs8 = errors;
        if (!validate25(data, { instancePath, parentData, parentDataProperty, rootData, dynamicAnchors })) {
          vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
          errors = vErrors.length;
        }
        var _valid0 = _errs8 === errors;
        valid0 = _valid0;
        if (valid0) {
          if (props0 !== true) {
            props0 = true;
          }
        }
        ifClause0 = "else";
      }
      if (!valid0) {
        const err6 = { instancePath, schemaPath: "#/if", keyword: "if", params: { failingKeyword: ifClause0 }, message: 'must match "' + ifClause0 + '" schema', schema: schema62.if, parentSchema: schema62, data };
        if (vErrors === null) {
          vErrors = [err6];
        } else {
          vErrors.push(err6);
        }
        errors++;
      }
      validate47.errors = vErrors;
      evaluated0.props = props0;
      return errors === 0;
    }
    validate47.evaluated = { "dynamicProps": true, "dynamicItems": false };
    var schema65 = { "type": "object", "additionalProperties": false, "properties": { "question": { "type": "string", "minLength": 1, "examples": ["Did the agent book the right people?"] }, "weight": { "type": "number", "minimum": 1e-6, "maximum": 1e6, "examples": [0.25] }, "severity": { "$ref": "#/$defs/severity", "examples": ["high"] }, "threshold": { "$ref": "#/$defs/threshold" }, "calibration": { "$ref": "#/$defs/calibration" }, "when": { "$ref": "#/$defs/condition" }, "otherwise": { "$ref": "#/$defs/otherwise", "examples": ["pass"] }, "pass_when": { "$ref": "#/$defs/condition" }, "fail_when": { "$ref": "#/$defs/condition" }, "criteria": { "type": "object", "minProperties": 1, "maxProperties": 200, "additionalProperties": { "$ref": "#/$defs/node" }, "examples": [{ "answered": { "question": "Did the agent answer?", "weight": 1, "pass_when": { "field": "output", "op": "not_empty" } } }] }, "combine": { "$ref": "#/$defs/strategyName" }, "weights": { "$ref": "#/$defs/weights" }, "formula": { "type": "string", "minLength": 1, "maxLength": 2e3, "examples": ['0.4 * score("length") + 0.6 * fluency', "min([words(output) / 100, 1])"] }, "use": { "type": "string", "minLength": 1, "examples": ["readability"] }, "rules": { "type": "array", "minItems": 1, "maxItems": 200, "items": { "$ref": "#/$defs/rule" }, "examples": [[{ "name": "has_citation", "weight": 1, "condition": { "field": "citations", "op": "gte", "value": 1 } }]] }, "tree": { "$ref": "#/$defs/branch", "examples": [{ "if": { "passed": "addressed" }, "then": { "score": 1, "label": "excellent" }, "else": { "score": 0, "label": "did_not_address" } }] }, "lookup": { "$ref": "#/$defs/lookup" }, "judge": { "$ref": "#/$defs/answerForm", "examples": ["yes_no"] }, "sees": { "type": "array", "minItems": 1, "maxItems": 20, "uniqueItems": true, "items": { "type": "string", "minLength": 1 }, "examples": [["input", "output"]] }, "model": { "type": ["string", "array"], "minLength": 1, "maxLength": 200, "minItems": 2, "maxItems": 9, "uniqueItems": true, "items": { "type": "string", "minLength": 1, "maxLength": 200 }, "examples": ["small-judge", ["small-judge", "other-judge", "third-judge"]] }, "each": { "$ref": "#/$defs/each" }, "status": { "$ref": "#/$defs/status" }, "version": { "type": "string", "minLength": 1, "examples": ["1.2.0"] }, "rationale": { "$ref": "#/$defs/rationale" }, "owner": { "$ref": "#/$defs/owner" }, "since": { "$ref": "#/$defs/date" }, "tags": { "type": "array", "items": { "type": "string", "minLength": 1 }, "examples": [["safety"]] } }, "examples": [{ "question": "Did the agent answer?", "pass_when": { "field": "output", "op": "not_empty" } }] };
    var schema68 = { "enum": ["skip", "pass", "fail"] };
    var schema81 = { "enum": ["yes_no", "percent"] };
    var schema74 = { "enum": ["proposed", "active", "deprecated"], "default": "active", "examples": ["proposed"] };
    var schema71 = { "type": "object", "additionalProperties": false, "required": ["name", "condition", "weight"], "properties": { "name": { "$ref": "#/$defs/key", "examples": ["has_citation"] }, "condition": { "$ref": "#/$defs/condition" }, "weight": { "type": "number", "minimum": -1e6, "maximum": 1e6, "examples": [0.25, -1] }, "terminal": { "type": "boolean", "examples": [true] }, "overrides": { "type": "array", "minItems": 1, "maxItems": 200, "items": { "type": "string", "minLength": 1 }, "examples": [["informal_tone"]] }, "question": { "type": "string", "minLength": 1, "examples": ["Does the answer cite a source?"] }, "severity": { "$ref": "#/$defs/severity" }, "status": { "$ref": "#/$defs/status" }, "version": { "type": "string", "minLength": 1, "examples": ["1.2.0"] }, "rationale": { "$ref": "#/$defs/rationale" }, "owner": { "$ref": "#/$defs/owner" }, "since": { "$ref": "#/$defs/date" } }, "examples": [{ "name": "flagged_as_harmful", "weight": -1, "terminal": true, "condition": { "field": "harm_score", "op": "gt", "value": 0.8 } }] };
    var schema72 = { "type": "string", "pattern": "^[a-z][a-z0-9_]{0,63}$", "examples": ["has_citation"] };
    var pattern13 = new RegExp("^[a-z][a-z0-9_]{0,63}$", "u");
    function validate58(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate58.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema71.required, parentSchema: schema71, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.condition === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "condition" }, message: "must have required property 'condition'", schema: schema71.required, parentSchema: schema71, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.weight === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "weight" }, message: "must have required property 'weight'", schema: schema71.required, parentSchema: schema71, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!func1.call(schema71.properties, key0)) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema71, data };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.name !== void 0) {
          let data0 = data.name;
          if (typeof data0 === "string") {
            if (!pattern13.test(data0)) {
              const err4 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]{0,63}$" }, message: 'must match pattern "^[a-z][a-z0-9_]{0,63}$"', schema: "^[a-z][a-z0-9_]{0,63}$", parentSchema: schema72, data: data0 };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          } else {
            const err5 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.type, parentSchema: schema72, data: data0 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.condition !== void 0) {
          if (!validate25(data.condition, { instancePath: instancePath + "/condition", parentData: data, parentDataProperty: "condition", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
            errors = vErrors.length;
          }
        }
        if (data.weight !== void 0) {
          let data2 = data.weight;
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 1e6 || isNaN(data2)) {
              const err6 = { instancePath: instancePath + "/weight", schemaPath: "#/properties/weight/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", schema: 1e6, parentSchema: schema71.properties.weight, data: data2 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data2 < -1e6 || isNaN(data2)) {
              const err7 = { instancePath: instancePath + "/weight", schemaPath: "#/properties/weight/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1e6 }, message: "must be >= -1000000", schema: -1e6, parentSchema: schema71.properties.weight, data: data2 };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/weight", schemaPath: "#/properties/weight/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema71.properties.weight.type, parentSchema: schema71.properties.weight, data: data2 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.terminal !== void 0) {
          let data3 = data.terminal;
          if (typeof data3 !== "boolean") {
            const err9 = { instancePath: instancePath + "/terminal", schemaPath: "#/properties/terminal/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema71.properties.terminal.type, parentSchema: schema71.properties.terminal, data: data3 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.overrides !== void 0) {
          let data4 = data.overrides;
          if (Array.isArray(data4)) {
            if (data4.length > 200) {
              const err10 = { instancePath: instancePath + "/overrides", schemaPath: "#/properties/overrides/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items", schema: 200, parentSchema: schema71.properties.overrides, data: data4 };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data4.length < 1) {
              const err11 = { instancePath: instancePath + "/overrides", schemaPath: "#/properties/overrides/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema71.properties.overrides, data: data4 };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            const len0 = data4.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data5 = data4[i0];
              if (typeof data5 === "string") {
                if (func2(data5) < 1) {
                  const err12 = { instancePath: instancePath + "/overrides/" + i0, schemaPath: "#/properties/overrides/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema71.properties.overrides.items, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
              } else {
                const err13 = { instancePath: instancePath + "/overrides/" + i0, schemaPath: "#/properties/overrides/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema71.properties.overrides.items.type, parentSchema: schema71.properties.overrides.items, data: data5 };
                if (vErrors === null) {
                  vErrors = [err13];
                } else {
                  vErrors.push(err13);
                }
                errors++;
              }
            }
          } else {
            const err14 = { instancePath: instancePath + "/overrides", schemaPath: "#/properties/overrides/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema71.properties.overrides.type, parentSchema: schema71.properties.overrides, data: data4 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data.question !== void 0) {
          let data6 = data.question;
          if (typeof data6 === "string") {
            if (func2(data6) < 1) {
              const err15 = { instancePath: instancePath + "/question", schemaPath: "#/properties/question/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema71.properties.question, data: data6 };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          } else {
            const err16 = { instancePath: instancePath + "/question", schemaPath: "#/properties/question/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema71.properties.question.type, parentSchema: schema71.properties.question, data: data6 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data.severity !== void 0) {
          let data7 = data.severity;
          if (!(data7 === "none" || data7 === "low" || data7 === "medium" || data7 === "high" || data7 === "critical")) {
            const err17 = { instancePath: instancePath + "/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema43.enum }, message: "must be equal to one of the allowed values", schema: schema43.enum, parentSchema: schema43, data: data7 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data.status !== void 0) {
          let data8 = data.status;
          if (!(data8 === "proposed" || data8 === "active" || data8 === "deprecated")) {
            const err18 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/status/enum", keyword: "enum", params: { allowedValues: schema74.enum }, message: "must be equal to one of the allowed values", schema: schema74.enum, parentSchema: schema74, data: data8 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data.version !== void 0) {
          let data9 = data.version;
          if (typeof data9 === "string") {
            if (func2(data9) < 1) {
              const err19 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema71.properties.version, data: data9 };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
          } else {
            const err20 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema71.properties.version.type, parentSchema: schema71.properties.version, data: data9 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data.rationale !== void 0) {
          let data10 = data.rationale;
          if (typeof data10 === "string") {
            if (func2(data10) < 1) {
              const err21 = { instancePath: instancePath + "/rationale", schemaPath: "#/$defs/rationale/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema39, data: data10 };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
          } else {
            const err22 = { instancePath: instancePath + "/rationale", schemaPath: "#/$defs/rationale/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.type, parentSchema: schema39, data: data10 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data.owner !== void 0) {
          let data11 = data.owner;
          if (typeof data11 === "string") {
            if (func2(data11) < 1) {
              const err23 = { instancePath: instancePath + "/owner", schemaPath: "#/$defs/owner/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema41, data: data11 };
              if (vErrors === null) {
                vErrors = [err23];
              } else {
                vErrors.push(err23);
              }
              errors++;
            }
          } else {
            const err24 = { instancePath: instancePath + "/owner", schemaPath: "#/$defs/owner/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data11 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data.since !== void 0) {
          let data12 = data.since;
          if (typeof data12 === "string") {
            if (!pattern11.test(data12)) {
              const err25 = { instancePath: instancePath + "/since", schemaPath: "#/$defs/date/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$" }, message: 'must match pattern "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"', schema: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$", parentSchema: schema40, data: data12 };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
          } else {
            const err26 = { instancePath: instancePath + "/since", schemaPath: "#/$defs/date/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.type, parentSchema: schema40, data: data12 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
      } else {
        const err27 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema71.type, parentSchema: schema71, data };
        if (vErrors === null) {
          vErrors = [err27];
        } else {
          vErrors.push(err27);
        }
        errors++;
      }
      validate58.errors = vErrors;
      return errors === 0;
    }
    validate58.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema78 = { "type": "object", "additionalProperties": false, "minProperties": 1, "dependentRequired": { "if": ["then", "else"], "then": ["if"], "else": ["if"] }, "properties": { "if": { "$ref": "#/$defs/condition" }, "then": { "$ref": "#/$defs/branch" }, "else": { "$ref": "#/$defs/branch" }, "score": { "type": "number", "minimum": 0, "maximum": 1, "examples": [0.4] }, "label": { "type": "string", "minLength": 1, "maxLength": 64, "examples": ["addressed_but_wrong"] }, "node": { "$ref": "#/$defs/node" } }, "examples": [{ "if": { "field": "output", "op": "not_empty" }, "then": { "score": 1, "label": "answered" }, "else": { "score": 0, "label": "silent" } }, { "score": 0.4, "label": "addressed_but_wrong" }] };
    var wrapper6 = { validate: validate61 };
    var wrapper5 = { validate: validate53 };
    function validate61(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate61.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (Object.keys(data).length < 1) {
          const err0 = { instancePath, schemaPath: "#/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema78, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "if" || key0 === "then" || key0 === "else" || key0 === "score" || key0 === "label" || key0 === "node")) {
            const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema78, data };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.if !== void 0) {
          if (!validate25(data.if, { instancePath: instancePath + "/if", parentData: data, parentDataProperty: "if", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
            errors = vErrors.length;
          }
        }
        if (data.then !== void 0) {
          if (!wrapper6.validate(data.then, { instancePath: instancePath + "/then", parentData: data, parentDataProperty: "then", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? wrapper6.validate.errors : vErrors.concat(wrapper6.validate.errors);
            errors = vErrors.length;
          }
        }
        if (data.else !== void 0) {
          if (!wrapper6.validate(data.else, { instancePath: instancePath + "/else", parentData: data, parentDataProperty: "else", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? wrapper6.validate.errors : vErrors.concat(wrapper6.validate.errors);
            errors = vErrors.length;
          }
        }
        if (data.score !== void 0) {
          let data3 = data.score;
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 1 || isNaN(data3)) {
              const err2 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema78.properties.score, data: data3 };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            if (data3 < 0 || isNaN(data3)) {
              const err3 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema78.properties.score, data: data3 };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          } else {
            const err4 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema78.properties.score.type, parentSchema: schema78.properties.score, data: data3 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.label !== void 0) {
          let data4 = data.label;
          if (typeof data4 === "string") {
            if (func2(data4) > 64) {
              const err5 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema78.properties.label, data: data4 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (func2(data4) < 1) {
              const err6 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema78.properties.label, data: data4 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema78.properties.label.type, parentSchema: schema78.properties.label, data: data4 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.node !== void 0) {
          if (!wrapper5.validate(data.node, { instancePath: instancePath + "/node", parentData: data, parentDataProperty: "node", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? wrapper5.validate.errors : vErrors.concat(wrapper5.validate.errors);
            errors = vErrors.length;
          }
        }
        if (data.if !== void 0) {
          if (data.then === void 0) {
            const err8 = { instancePath, schemaPath: "#/dependentRequired", keyword: "dependentRequired", params: {
              property: "if",
              missingProperty: "then",
              depsCount: 2,
              deps: "then, else"
            }, message: "must have properties then, else when property if is present", schema: schema78.dependentRequired, parentSchema: schema78, data };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          if (data.else === void 0) {
            const err9 = { instancePath, schemaPath: "#/dependentRequired", keyword: "dependentRequired", params: {
              property: "if",
              missingProperty: "else",
              depsCount: 2,
              deps: "then, else"
            }, message: "must have properties then, else when property if is present", schema: schema78.dependentRequired, parentSchema: schema78, data };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.then !== void 0) {
          if (data.if === void 0) {
            const err10 = { instancePath, schemaPath: "#/dependentRequired", keyword: "dependentRequired", params: {
              property: "then",
              missingProperty: "if",
              depsCount: 1,
              deps: "if"
            }, message: "must have property if when property then is present", schema: schema78.dependentRequired, parentSchema: schema78, data };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.else !== void 0) {
          if (data.if === void 0) {
            const err11 = { instancePath, schemaPath: "#/dependentRequired", keyword: "dependentRequired", params: {
              property: "else",
              missingProperty: "if",
              depsCount: 1,
              deps: "if"
            }, message: "must have property if when property else is present", schema: schema78.dependentRequired, parentSchema: schema78, data };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
      } else {
        const err12 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema78.type, parentSchema: schema78, data };
        if (vErrors === null) {
          vErrors = [err12];
        } else {
          vErrors.push(err12);
        }
        errors++;
      }
      validate61.errors = vErrors;
      return errors === 0;
    }
    validate61.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema79 = { "type": "object", "additionalProperties": false, "required": ["field", "table"], "properties": { "field": { "$ref": "#/$defs/path", "examples": ["tone"] }, "table": { "type": "object", "minProperties": 1, "maxProperties": 1e3, "additionalProperties": { "type": "number", "minimum": 0, "maximum": 1 }, "examples": [{ "professional": 1, "neutral": 0.75 }] }, "default": { "type": "number", "minimum": 0, "maximum": 1, "examples": [0] } }, "examples": [{ "field": "tone", "table": { "professional": 1, "neutral": 0.75, "hostile": 0 }, "default": 0.4 }] };
    function validate64(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate64.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.field === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "field" }, message: "must have required property 'field'", schema: schema79.required, parentSchema: schema79, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.table === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "table" }, message: "must have required property 'table'", schema: schema79.required, parentSchema: schema79, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "field" || key0 === "table" || key0 === "default")) {
            const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema79, data };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data.field !== void 0) {
          let data0 = data.field;
          if (typeof data0 === "string") {
            if (func2(data0) < 1) {
              const err3 = { instancePath: instancePath + "/field", schemaPath: "#/$defs/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema45, data: data0 };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          } else {
            const err4 = { instancePath: instancePath + "/field", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.type, parentSchema: schema45, data: data0 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.table !== void 0) {
          let data1 = data.table;
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (Object.keys(data1).length > 1e3) {
              const err5 = { instancePath: instancePath + "/table", schemaPath: "#/properties/table/maxProperties", keyword: "maxProperties", params: { limit: 1e3 }, message: "must NOT have more than 1000 properties", schema: 1e3, parentSchema: schema79.properties.table, data: data1 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (Object.keys(data1).length < 1) {
              const err6 = { instancePath: instancePath + "/table", schemaPath: "#/properties/table/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema79.properties.table, data: data1 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            for (const key1 in data1) {
              let data2 = data1[key1];
              if (typeof data2 == "number" && isFinite(data2)) {
                if (data2 > 1 || isNaN(data2)) {
                  const err7 = { instancePath: instancePath + "/table/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/table/additionalProperties/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema79.properties.table.additionalProperties, data: data2 };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
                if (data2 < 0 || isNaN(data2)) {
                  const err8 = { instancePath: instancePath + "/table/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/table/additionalProperties/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema79.properties.table.additionalProperties, data: data2 };
                  if (vErrors === null) {
                    vErrors = [err8];
                  } else {
                    vErrors.push(err8);
                  }
                  errors++;
                }
              } else {
                const err9 = { instancePath: instancePath + "/table/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), schemaPath: "#/properties/table/additionalProperties/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema79.properties.table.additionalProperties.type, parentSchema: schema79.properties.table.additionalProperties, data: data2 };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
          } else {
            const err10 = { instancePath: instancePath + "/table", schemaPath: "#/properties/table/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema79.properties.table.type, parentSchema: schema79.properties.table, data: data1 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.default !== void 0) {
          let data3 = data.default;
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 1 || isNaN(data3)) {
              const err11 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema79.properties.default, data: data3 };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data3 < 0 || isNaN(data3)) {
              const err12 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema79.properties.default, data: data3 };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          } else {
            const err13 = { instancePath: instancePath + "/default", schemaPath: "#/properties/default/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema79.properties.default.type, parentSchema: schema79.properties.default, data: data3 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
      } else {
        const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema79.type, parentSchema: schema79, data };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      validate64.errors = vErrors;
      return errors === 0;
    }
    validate64.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema82 = { "type": "object", "additionalProperties": false, "required": ["over", "node"], "properties": { "over": { "type": "object", "additionalProperties": false, "minProperties": 1, "properties": { "field": { "$ref": "#/$defs/path", "examples": ["final_state.bookings"] }, "steps": { "$ref": "#/$defs/step" }, "turns": { "type": "string", "minLength": 1, "examples": ["user"] } }, "examples": [{ "steps": { "type": "tool_call" } }] }, "node": { "$ref": "#/$defs/node", "examples": [{ "pass_when": { "field": "item.error", "op": "absent" } }] }, "combine": { "$ref": "#/$defs/strategyName" }, "weight": { "type": "string", "minLength": 1, "maxLength": 2e3, "examples": ["claim.importance", "size(turn.reply)"] }, "on_empty": { "$ref": "#/$defs/otherwise", "examples": ["pass"] }, "as": { "$ref": "#/$defs/key", "examples": ["turn"] } }, "examples": [{ "over": { "steps": { "type": "tool_call" } }, "as": "call", "node": { "pass_when": { "field": "call.result", "op": "exists" } } }] };
    function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate66.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.over === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "over" }, message: "must have required property 'over'", schema: schema82.required, parentSchema: schema82, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.node === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "node" }, message: "must have required property 'node'", schema: schema82.required, parentSchema: schema82, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "over" || key0 === "node" || key0 === "combine" || key0 === "weight" || key0 === "on_empty" || key0 === "as")) {
            const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema82, data };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data.over !== void 0) {
          let data0 = data.over;
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (Object.keys(data0).length < 1) {
              const err3 = { instancePath: instancePath + "/over", schemaPath: "#/properties/over/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema82.properties.over, data: data0 };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            for (const key1 in data0) {
              if (!(key1 === "field" || key1 === "steps" || key1 === "turns")) {
                const err4 = { instancePath: instancePath + "/over", schemaPath: "#/properties/over/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema82.properties.over, data: data0 };
                if (vErrors === null) {
                  vErrors = [err4];
                } else {
                  vErrors.push(err4);
                }
                errors++;
              }
            }
            if (data0.field !== void 0) {
              let data1 = data0.field;
              if (typeof data1 === "string") {
                if (func2(data1) < 1) {
                  const err5 = { instancePath: instancePath + "/over/field", schemaPath: "#/$defs/path/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema45, data: data1 };
                  if (vErrors === null) {
                    vErrors = [err5];
                  } else {
                    vErrors.push(err5);
                  }
                  errors++;
                }
              } else {
                const err6 = { instancePath: instancePath + "/over/field", schemaPath: "#/$defs/path/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema45.type, parentSchema: schema45, data: data1 };
                if (vErrors === null) {
                  vErrors = [err6];
                } else {
                  vErrors.push(err6);
                }
                errors++;
              }
            }
            if (data0.steps !== void 0) {
              if (!validate27(data0.steps, { instancePath: instancePath + "/over/steps", parentData: data0, parentDataProperty: "steps", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
                errors = vErrors.length;
              }
            }
            if (data0.turns !== void 0) {
              let data3 = data0.turns;
              if (typeof data3 === "string") {
                if (func2(data3) < 1) {
                  const err7 = { instancePath: instancePath + "/over/turns", schemaPath: "#/properties/over/properties/turns/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema82.properties.over.properties.turns, data: data3 };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
              } else {
                const err8 = { instancePath: instancePath + "/over/turns", schemaPath: "#/properties/over/properties/turns/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema82.properties.over.properties.turns.type, parentSchema: schema82.properties.over.properties.turns, data: data3 };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
          } else {
            const err9 = { instancePath: instancePath + "/over", schemaPath: "#/properties/over/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema82.properties.over.type, parentSchema: schema82.properties.over, data: data0 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.node !== void 0) {
          if (!wrapper5.validate(data.node, { instancePath: instancePath + "/node", parentData: data, parentDataProperty: "node", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? wrapper5.validate.errors : vErrors.concat(wrapper5.validate.errors);
            errors = vErrors.length;
          }
        }
        if (data.combine !== void 0) {
          let data5 = data.combine;
          if (!(data5 === "weighted_sum" || data5 === "min" || data5 === "cap_by_worst" || data5 === "weighted_median" || data5 === "majority_vote" || data5 === "strict" || data5 === "median" || data5 === "mean")) {
            const err10 = { instancePath: instancePath + "/combine", schemaPath: "#/$defs/strategyName/enum", keyword: "enum", params: { allowedValues: schema69.enum }, message: "must be equal to one of the allowed values", schema: schema69.enum, parentSchema: schema69, data: data5 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.weight !== void 0) {
          let data6 = data.weight;
          if (typeof data6 === "string") {
            if (func2(data6) > 2e3) {
              const err11 = { instancePath: instancePath + "/weight", schemaPath: "#/properties/weight/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema82.properties.weight, data: data6 };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (func2(data6) < 1) {
              const err12 = { instancePath: instancePath + "/weight", schemaPath: "#/properties/weight/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema82.properties.weight, data: data6 };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          } else {
            const err13 = { instancePath: instancePath + "/weight", schemaPath: "#/properties/weight/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema82.properties.weight.type, parentSchema: schema82.properties.weight, data: data6 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data.on_empty !== void 0) {
          let data7 = data.on_empty;
          if (!(data7 === "skip" || data7 === "pass" || data7 === "fail")) {
            const err14 = { instancePath: instancePath + "/on_empty", schemaPath: "#/$defs/otherwise/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values", schema: schema68.enum, parentSchema: schema68, data: data7 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data.as !== void 0) {
          let data8 = data.as;
          if (typeof data8 === "string") {
            if (!pattern13.test(data8)) {
              const err15 = { instancePath: instancePath + "/as", schemaPath: "#/$defs/key/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]{0,63}$" }, message: 'must match pattern "^[a-z][a-z0-9_]{0,63}$"', schema: "^[a-z][a-z0-9_]{0,63}$", parentSchema: schema72, data: data8 };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          } else {
            const err16 = { instancePath: instancePath + "/as", schemaPath: "#/$defs/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema72.type, parentSchema: schema72, data: data8 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
      } else {
        const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema82.type, parentSchema: schema82, data };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      validate66.errors = vErrors;
      return errors === 0;
    }
    validate66.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate53.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        for (const key0 in data) {
          if (!func1.call(schema65.properties, key0)) {
            const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema65, data };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
        }
        if (data.question !== void 0) {
          let data0 = data.question;
          if (typeof data0 === "string") {
            if (func2(data0) < 1) {
              const err1 = { instancePath: instancePath + "/question", schemaPath: "#/properties/question/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema65.properties.question, data: data0 };
              if (vErrors === null) {
                vErrors = [err1];
              } else {
                vErrors.push(err1);
              }
              errors++;
            }
          } else {
            const err2 = { instancePath: instancePath + "/question", schemaPath: "#/properties/question/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.properties.question.type, parentSchema: schema65.properties.question, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data.weight !== void 0) {
          let data1 = data.weight;
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1e6 || isNaN(data1)) {
              const err3 = { instancePath: instancePath + "/weight", schemaPath: "#/properties/weight/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1e6 }, message: "must be <= 1000000", schema: 1e6, parentSchema: schema65.properties.weight, data: data1 };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data1 < 1e-6 || isNaN(data1)) {
              const err4 = { instancePath: instancePath + "/weight", schemaPath: "#/properties/weight/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1e-6 }, message: "must be >= 0.000001", schema: 1e-6, parentSchema: schema65.properties.weight, data: data1 };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          } else {
            const err5 = { instancePath: instancePath + "/weight", schemaPath: "#/properties/weight/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema65.properties.weight.type, parentSchema: schema65.properties.weight, data: data1 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.severity !== void 0) {
          let data2 = data.severity;
          if (!(data2 === "none" || data2 === "low" || data2 === "medium" || data2 === "high" || data2 === "critical")) {
            const err6 = { instancePath: instancePath + "/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema43.enum }, message: "must be equal to one of the allowed values", schema: schema43.enum, parentSchema: schema43, data: data2 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.threshold !== void 0) {
          if (!validate23(data.threshold, { instancePath: instancePath + "/threshold", parentData: data, parentDataProperty: "threshold", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
            errors = vErrors.length;
          }
        }
        if (data.calibration !== void 0) {
          let data4 = data.calibration;
          if (Array.isArray(data4)) {
            if (data4.length > 50) {
              const err7 = { instancePath: instancePath + "/calibration", schemaPath: "#/$defs/calibration/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema60, data: data4 };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data4.length < 2) {
              const err8 = { instancePath: instancePath + "/calibration", schemaPath: "#/$defs/calibration/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items", schema: 2, parentSchema: schema60, data: data4 };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            const len0 = data4.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data5 = data4[i0];
              if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                if (data5.from === void 0) {
                  const err9 = { instancePath: instancePath + "/calibration/" + i0, schemaPath: "#/$defs/calibration/items/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'", schema: schema60.items.required, parentSchema: schema60.items, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                if (data5.to === void 0) {
                  const err10 = { instancePath: instancePath + "/calibration/" + i0, schemaPath: "#/$defs/calibration/items/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'", schema: schema60.items.required, parentSchema: schema60.items, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                for (const key1 in data5) {
                  if (!(key1 === "from" || key1 === "to")) {
                    const err11 = { instancePath: instancePath + "/calibration/" + i0, schemaPath: "#/$defs/calibration/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema60.items, data: data5 };
                    if (vErrors === null) {
                      vErrors = [err11];
                    } else {
                      vErrors.push(err11);
                    }
                    errors++;
                  }
                }
                if (data5.from !== void 0) {
                  let data6 = data5.from;
                  if (typeof data6 == "number" && isFinite(data6)) {
                    if (data6 > 1 || isNaN(data6)) {
                      const err12 = { instancePath: instancePath + "/calibration/" + i0 + "/from", schemaPath: "#/$defs/calibration/items/properties/from/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema60.items.properties.from, data: data6 };
                      if (vErrors === null) {
                        vErrors = [err12];
                      } else {
                        vErrors.push(err12);
                      }
                      errors++;
                    }
                    if (data6 < 0 || isNaN(data6)) {
                      const err13 = { instancePath: instancePath + "/calibration/" + i0 + "/from", schemaPath: "#/$defs/calibration/items/properties/from/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema60.items.properties.from, data: data6 };
                      if (vErrors === null) {
                        vErrors = [err13];
                      } else {
                        vErrors.push(err13);
                      }
                      errors++;
                    }
                  } else {
                    const err14 = { instancePath: instancePath + "/calibration/" + i0 + "/from", schemaPath: "#/$defs/calibration/items/properties/from/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema60.items.properties.from.type, parentSchema: schema60.items.properties.from, data: data6 };
                    if (vErrors === null) {
                      vErrors = [err14];
                    } else {
                      vErrors.push(err14);
                    }
                    errors++;
                  }
                }
                if (data5.to !== void 0) {
                  let data7 = data5.to;
                  if (typeof data7 == "number" && isFinite(data7)) {
                    if (data7 > 1 || isNaN(data7)) {
                      const err15 = { instancePath: instancePath + "/calibration/" + i0 + "/to", schemaPath: "#/$defs/calibration/items/properties/to/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema60.items.properties.to, data: data7 };
                      if (vErrors === null) {
                        vErrors = [err15];
                      } else {
                        vErrors.push(err15);
                      }
                      errors++;
                    }
                    if (data7 < 0 || isNaN(data7)) {
                      const err16 = { instancePath: instancePath + "/calibration/" + i0 + "/to", schemaPath: "#/$defs/calibration/items/properties/to/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema60.items.properties.to, data: data7 };
                      if (vErrors === null) {
                        vErrors = [err16];
                      } else {
                        vErrors.push(err16);
                      }
                      errors++;
                    }
                  } else {
                    const err17 = { instancePath: instancePath + "/calibration/" + i0 + "/to", schemaPath: "#/$defs/calibration/items/properties/to/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema60.items.properties.to.type, parentSchema: schema60.items.properties.to, data: data7 };
                    if (vErrors === null) {
                      vErrors = [err17];
                    } else {
                      vErrors.push(err17);
                    }
                    errors++;
                  }
                }
              } else {
                const err18 = { instancePath: instancePath + "/calibration/" + i0, schemaPath: "#/$defs/calibration/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema60.items.type, parentSchema: schema60.items, data: data5 };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
          } else {
            const err19 = { instancePath: instancePath + "/calibration", schemaPath: "#/$defs/calibration/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema60.type, parentSchema: schema60, data: data4 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data.when !== void 0) {
          if (!validate25(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
            errors = vErrors.length;
          }
        }
        if (data.otherwise !== void 0) {
          let data9 = data.otherwise;
          if (!(data9 === "skip" || data9 === "pass" || data9 === "fail")) {
            const err20 = { instancePath: instancePath + "/otherwise", schemaPath: "#/$defs/otherwise/enum", keyword: "enum", params: { allowedValues: schema68.enum }, message: "must be equal to one of the allowed values", schema: schema68.enum, parentSchema: schema68, data: data9 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data.pass_when !== void 0) {
          if (!validate25(data.pass_when, { instancePath: instancePath + "/pass_when", parentData: data, parentDataProperty: "pass_when", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
            errors = vErrors.length;
          }
        }
        if (data.fail_when !== void 0) {
          if (!validate25(data.fail_when, { instancePath: instancePath + "/fail_when", parentData: data, parentDataProperty: "fail_when", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
            errors = vErrors.length;
          }
        }
        if (data.criteria !== void 0) {
          let data12 = data.criteria;
          if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
            if (Object.keys(data12).length > 200) {
              const err21 = { instancePath: instancePath + "/criteria", schemaPath: "#/properties/criteria/maxProperties", keyword: "maxProperties", params: { limit: 200 }, message: "must NOT have more than 200 properties", schema: 200, parentSchema: schema65.properties.criteria, data: data12 };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            if (Object.keys(data12).length < 1) {
              const err22 = { instancePath: instancePath + "/criteria", schemaPath: "#/properties/criteria/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema65.properties.criteria, data: data12 };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            for (const key2 in data12) {
              if (!wrapper5.validate(data12[key2], { instancePath: instancePath + "/criteria/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data12, parentDataProperty: key2, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? wrapper5.validate.errors : vErrors.concat(wrapper5.validate.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err23 = { instancePath: instancePath + "/criteria", schemaPath: "#/properties/criteria/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema65.properties.criteria.type, parentSchema: schema65.properties.criteria, data: data12 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data.combine !== void 0) {
          let data14 = data.combine;
          if (!(data14 === "weighted_sum" || data14 === "min" || data14 === "cap_by_worst" || data14 === "weighted_median" || data14 === "majority_vote" || data14 === "strict" || data14 === "median" || data14 === "mean")) {
            const err24 = { instancePath: instancePath + "/combine", schemaPath: "#/$defs/strategyName/enum", keyword: "enum", params: { allowedValues: schema69.enum }, message: "must be equal to one of the allowed values", schema: schema69.enum, parentSchema: schema69, data: data14 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data.weights !== void 0) {
          let data15 = data.weights;
          if (!(data15 === "absolute" || data15 === "relative")) {
            const err25 = { instancePath: instancePath + "/weights", schemaPath: "#/$defs/weights/enum", keyword: "enum", params: { allowedValues: schema37.enum }, message: "must be equal to one of the allowed values", schema: schema37.enum, parentSchema: schema37, data: data15 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data.formula !== void 0) {
          let data16 = data.formula;
          if (typeof data16 === "string") {
            if (func2(data16) > 2e3) {
              const err26 = { instancePath: instancePath + "/formula", schemaPath: "#/properties/formula/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema65.properties.formula, data: data16 };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
            if (func2(data16) < 1) {
              const err27 = { instancePath: instancePath + "/formula", schemaPath: "#/properties/formula/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema65.properties.formula, data: data16 };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
          } else {
            const err28 = { instancePath: instancePath + "/formula", schemaPath: "#/properties/formula/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.properties.formula.type, parentSchema: schema65.properties.formula, data: data16 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
        }
        if (data.use !== void 0) {
          let data17 = data.use;
          if (typeof data17 === "string") {
            if (func2(data17) < 1) {
              const err29 = { instancePath: instancePath + "/use", schemaPath: "#/properties/use/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema65.properties.use, data: data17 };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
          } else {
            const err30 = { instancePath: instancePath + "/use", schemaPath: "#/properties/use/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.properties.use.type, parentSchema: schema65.properties.use, data: data17 };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
        if (data.rules !== void 0) {
          let data18 = data.rules;
          if (Array.isArray(data18)) {
            if (data18.length > 200) {
              const err31 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items", schema: 200, parentSchema: schema65.properties.rules, data: data18 };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
            if (data18.length < 1) {
              const err32 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema65.properties.rules, data: data18 };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
            const len1 = data18.length;
            for (let i1 = 0; i1 < len1; i1++) {
              if (!validate58(data18[i1], { instancePath: instancePath + "/rules/" + i1, parentData: data18, parentDataProperty: i1, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err33 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema65.properties.rules.type, parentSchema: schema65.properties.rules, data: data18 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
        }
        if (data.tree !== void 0) {
          if (!validate61(data.tree, { instancePath: instancePath + "/tree", parentData: data, parentDataProperty: "tree", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
            errors = vErrors.length;
          }
        }
        if (data.lookup !== void 0) {
          if (!validate64(data.lookup, { instancePath: instancePath + "/lookup", parentData: data, parentDataProperty: "lookup", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
            errors = vErrors.length;
          }
        }
        if (data.judge !== void 0) {
          let data22 = data.judge;
          if (!(data22 === "yes_no" || data22 === "percent")) {
            const err34 = { instancePath: instancePath + "/judge", schemaPath: "#/$defs/answerForm/enum", keyword: "enum", params: { allowedValues: schema81.enum }, message: "must be equal to one of the allowed values", schema: schema81.enum, parentSchema: schema81, data: data22 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
        if (data.sees !== void 0) {
          let data23 = data.sees;
          if (Array.isArray(data23)) {
            if (data23.length > 20) {
              const err35 = { instancePath: instancePath + "/sees", schemaPath: "#/properties/sees/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema65.properties.sees, data: data23 };
              if (vErrors === null) {
                vErrors = [err35];
              } else {
                vErrors.push(err35);
              }
              errors++;
            }
            if (data23.length < 1) {
              const err36 = { instancePath: instancePath + "/sees", schemaPath: "#/properties/sees/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema65.properties.sees, data: data23 };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
            const len2 = data23.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data24 = data23[i2];
              if (typeof data24 === "string") {
                if (func2(data24) < 1) {
                  const err37 = { instancePath: instancePath + "/sees/" + i2, schemaPath: "#/properties/sees/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema65.properties.sees.items, data: data24 };
                  if (vErrors === null) {
                    vErrors = [err37];
                  } else {
                    vErrors.push(err37);
                  }
                  errors++;
                }
              } else {
                const err38 = { instancePath: instancePath + "/sees/" + i2, schemaPath: "#/properties/sees/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.properties.sees.items.type, parentSchema: schema65.properties.sees.items, data: data24 };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
            }
            let i3 = data23.length;
            let j0;
            if (i3 > 1) {
              const indices0 = {};
              for (; i3--; ) {
                let item0 = data23[i3];
                if (typeof item0 !== "string") {
                  continue;
                }
                if (typeof indices0[item0] == "number") {
                  j0 = indices0[item0];
                  const err39 = { instancePath: instancePath + "/sees", schemaPath: "#/properties/sees/uniqueItems", keyword: "uniqueItems", params: { i: i3, j: j0 }, message: "must NOT have duplicate items (items ## " + j0 + " and " + i3 + " are identical)", schema: true, parentSchema: schema65.properties.sees, data: data23 };
                  if (vErrors === null) {
                    vErrors = [err39];
                  } else {
                    vErrors.push(err39);
                  }
                  errors++;
                  break;
                }
                indices0[item0] = i3;
              }
            }
          } else {
            const err40 = { instancePath: instancePath + "/sees", schemaPath: "#/properties/sees/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema65.properties.sees.type, parentSchema: schema65.properties.sees, data: data23 };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        }
        if (data.model !== void 0) {
          let data25 = data.model;
          if (typeof data25 !== "string" && !Array.isArray(data25)) {
            const err41 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/type", keyword: "type", params: { type: schema65.properties.model.type }, message: "must be string,array", schema: schema65.properties.model.type, parentSchema: schema65.properties.model, data: data25 };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
          if (typeof data25 === "string") {
            if (func2(data25) > 200) {
              const err42 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema65.properties.model, data: data25 };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
            if (func2(data25) < 1) {
              const err43 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema65.properties.model, data: data25 };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
          }
          if (Array.isArray(data25)) {
            if (data25.length > 9) {
              const err44 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/maxItems", keyword: "maxItems", params: { limit: 9 }, message: "must NOT have more than 9 items", schema: 9, parentSchema: schema65.properties.model, data: data25 };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
            if (data25.length < 2) {
              const err45 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items", schema: 2, parentSchema: schema65.properties.model, data: data25 };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            const len3 = data25.length;
            for (let i4 = 0; i4 < len3; i4++) {
              let data26 = data25[i4];
              if (typeof data26 === "string") {
                if (func2(data26) > 200) {
                  const err46 = { instancePath: instancePath + "/model/" + i4, schemaPath: "#/properties/model/items/maxLength", keyword: "maxLength", params: { limit: 200 }, message: "must NOT have more than 200 characters", schema: 200, parentSchema: schema65.properties.model.items, data: data26 };
                  if (vErrors === null) {
                    vErrors = [err46];
                  } else {
                    vErrors.push(err46);
                  }
                  errors++;
                }
                if (func2(data26) < 1) {
                  const err47 = { instancePath: instancePath + "/model/" + i4, schemaPath: "#/properties/model/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema65.properties.model.items, data: data26 };
                  if (vErrors === null) {
                    vErrors = [err47];
                  } else {
                    vErrors.push(err47);
                  }
                  errors++;
                }
              } else {
                const err48 = { instancePath: instancePath + "/model/" + i4, schemaPath: "#/properties/model/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.properties.model.items.type, parentSchema: schema65.properties.model.items, data: data26 };
                if (vErrors === null) {
                  vErrors = [err48];
                } else {
                  vErrors.push(err48);
                }
                errors++;
              }
            }
            let i5 = data25.length;
            let j1;
            if (i5 > 1) {
              const indices1 = {};
              for (; i5--; ) {
                let item1 = data25[i5];
                if (typeof item1 !== "string") {
                  continue;
                }
                if (typeof indices1[item1] == "number") {
                  j1 = indices1[item1];
                  const err49 = { instancePath: instancePath + "/model", schemaPath: "#/properties/model/uniqueItems", keyword: "uniqueItems", params: { i: i5, j: j1 }, message: "must NOT have duplicate items (items ## " + j1 + " and " + i5 + " are identical)", schema: true, parentSchema: schema65.properties.model, data: data25 };
                  if (vErrors === null) {
                    vErrors = [err49];
                  } else {
                    vErrors.push(err49);
                  }
                  errors++;
                  break;
                }
                indices1[item1] = i5;
              }
            }
          }
        }
        if (data.each !== void 0) {
          if (!validate66(data.each, { instancePath: instancePath + "/each", parentData: data, parentDataProperty: "each", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
            errors = vErrors.length;
          }
        }
        if (data.status !== void 0) {
          let data28 = data.status;
          if (!(data28 === "proposed" || data28 === "active" || data28 === "deprecated")) {
            const err50 = { instancePath: instancePath + "/status", schemaPath: "#/$defs/status/enum", keyword: "enum", params: { allowedValues: schema74.enum }, message: "must be equal to one of the allowed values", schema: schema74.enum, parentSchema: schema74, data: data28 };
            if (vErrors === null) {
              vErrors = [err50];
            } else {
              vErrors.push(err50);
            }
            errors++;
          }
        }
        if (data.version !== void 0) {
          let data29 = data.version;
          if (typeof data29 === "string") {
            if (func2(data29) < 1) {
              const err51 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema65.properties.version, data: data29 };
              if (vErrors === null) {
                vErrors = [err51];
              } else {
                vErrors.push(err51);
              }
              errors++;
            }
          } else {
            const err52 = { instancePath: instancePath + "/version", schemaPath: "#/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.properties.version.type, parentSchema: schema65.properties.version, data: data29 };
            if (vErrors === null) {
              vErrors = [err52];
            } else {
              vErrors.push(err52);
            }
            errors++;
          }
        }
        if (data.rationale !== void 0) {
          let data30 = data.rationale;
          if (typeof data30 === "string") {
            if (func2(data30) < 1) {
              const err53 = { instancePath: instancePath + "/rationale", schemaPath: "#/$defs/rationale/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema39, data: data30 };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
          } else {
            const err54 = { instancePath: instancePath + "/rationale", schemaPath: "#/$defs/rationale/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.type, parentSchema: schema39, data: data30 };
            if (vErrors === null) {
              vErrors = [err54];
            } else {
              vErrors.push(err54);
            }
            errors++;
          }
        }
        if (data.owner !== void 0) {
          let data31 = data.owner;
          if (typeof data31 === "string") {
            if (func2(data31) < 1) {
              const err55 = { instancePath: instancePath + "/owner", schemaPath: "#/$defs/owner/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema41, data: data31 };
              if (vErrors === null) {
                vErrors = [err55];
              } else {
                vErrors.push(err55);
              }
              errors++;
            }
          } else {
            const err56 = { instancePath: instancePath + "/owner", schemaPath: "#/$defs/owner/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data31 };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
        }
        if (data.since !== void 0) {
          let data32 = data.since;
          if (typeof data32 === "string") {
            if (!pattern11.test(data32)) {
              const err57 = { instancePath: instancePath + "/since", schemaPath: "#/$defs/date/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$" }, message: 'must match pattern "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"', schema: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$", parentSchema: schema40, data: data32 };
              if (vErrors === null) {
                vErrors = [err57];
              } else {
                vErrors.push(err57);
              }
              errors++;
            }
          } else {
            const err58 = { instancePath: instancePath + "/since", schemaPath: "#/$defs/date/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.type, parentSchema: schema40, data: data32 };
            if (vErrors === null) {
              vErrors = [err58];
            } else {
              vErrors.push(err58);
            }
            errors++;
          }
        }
        if (data.tags !== void 0) {
          let data33 = data.tags;
          if (Array.isArray(data33)) {
            const len4 = data33.length;
            for (let i6 = 0; i6 < len4; i6++) {
              let data34 = data33[i6];
              if (typeof data34 === "string") {
                if (func2(data34) < 1) {
                  const err59 = { instancePath: instancePath + "/tags/" + i6, schemaPath: "#/properties/tags/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema65.properties.tags.items, data: data34 };
                  if (vErrors === null) {
                    vErrors = [err59];
                  } else {
                    vErrors.push(err59);
                  }
                  errors++;
                }
              } else {
                const err60 = { instancePath: instancePath + "/tags/" + i6, schemaPath: "#/properties/tags/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema65.properties.tags.items.type, parentSchema: schema65.properties.tags.items, data: data34 };
                if (vErrors === null) {
                  vErrors = [err60];
                } else {
                  vErrors.push(err60);
                }
                errors++;
              }
            }
          } else {
            const err61 = { instancePath: instancePath + "/tags", schemaPath: "#/properties/tags/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema65.properties.tags.type, parentSchema: schema65.properties.tags, data: data33 };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
        }
      } else {
        const err62 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema65.type, parentSchema: schema65, data };
        if (vErrors === null) {
          vErrors = [err62];
        } else {
          vErrors.push(err62);
        }
        errors++;
      }
      validate53.errors = vErrors;
      return errors === 0;
    }
    validate53.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema92 = { "type": "object", "additionalProperties": false, "required": ["name"], "properties": { "name": { "$ref": "#/$defs/outcomeName" }, "when": { "$ref": "#/$defs/condition" } }, "examples": [{ "name": "hard_failure", "when": { "score": "total", "op": "eq", "value": 0 } }] };
    var schema93 = { "type": "string", "pattern": "^[a-z][a-z0-9_]{0,63}$", "examples": ["graceful_failure"] };
    function validate75(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate75.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema92.required, parentSchema: schema92, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "when")) {
            const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema92, data };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.name !== void 0) {
          let data0 = data.name;
          if (typeof data0 === "string") {
            if (!pattern13.test(data0)) {
              const err2 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/outcomeName/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9_]{0,63}$" }, message: 'must match pattern "^[a-z][a-z0-9_]{0,63}$"', schema: "^[a-z][a-z0-9_]{0,63}$", parentSchema: schema93, data: data0 };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/name", schemaPath: "#/$defs/outcomeName/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema93.type, parentSchema: schema93, data: data0 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.when !== void 0) {
          if (!validate25(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err4 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema92.type, parentSchema: schema92, data };
        if (vErrors === null) {
          vErrors = [err4];
        } else {
          vErrors.push(err4);
        }
        errors++;
      }
      validate75.errors = vErrors;
      return errors === 0;
    }
    validate75.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
        for (const key0 in data) {
          if (!func1.call(schema31.properties, key0)) {
            const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31, data };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
        }
        if (data.$schema !== void 0) {
          let data0 = data.$schema;
          if (typeof data0 !== "string") {
            const err1 = { instancePath: instancePath + "/$schema", schemaPath: "#/properties/%24schema/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.$schema.type, parentSchema: schema31.properties.$schema, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.rubric !== void 0) {
          let data1 = data.rubric;
          if (typeof data1 === "string") {
            if (func2(data1) > 64) {
              const err2 = { instancePath: instancePath + "/rubric", schemaPath: "#/properties/rubric/maxLength", keyword: "maxLength", params: { limit: 64 }, message: "must NOT have more than 64 characters", schema: 64, parentSchema: schema31.properties.rubric, data: data1 };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
            if (!pattern4.test(data1)) {
              const err3 = { instancePath: instancePath + "/rubric", schemaPath: "#/properties/rubric/pattern", keyword: "pattern", params: { pattern: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z][a-z0-9]*(-[a-z0-9]+)*$"', schema: "^[a-z][a-z0-9]*(-[a-z0-9]+)*$", parentSchema: schema31.properties.rubric, data: data1 };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          } else {
            const err4 = { instancePath: instancePath + "/rubric", schemaPath: "#/properties/rubric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.rubric.type, parentSchema: schema31.properties.rubric, data: data1 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.version !== void 0) {
          let data2 = data.version;
          if (typeof data2 === "string") {
            if (!pattern5.test(data2)) {
              const err5 = { instancePath: instancePath + "/version", schemaPath: "#/$defs/version/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?$" }, message: 'must match pattern "^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?$"', schema: "^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?$", parentSchema: schema32, data: data2 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          } else {
            const err6 = { instancePath: instancePath + "/version", schemaPath: "#/$defs/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.type, parentSchema: schema32, data: data2 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.metric !== void 0) {
          let data3 = data.metric;
          if (typeof data3 === "string") {
            if (!pattern6.test(data3)) {
              const err7 = { instancePath: instancePath + "/metric", schemaPath: "#/$defs/metric/pattern", keyword: "pattern", params: { pattern: "^[A-Za-z][A-Za-z0-9_-]{0,31}$" }, message: 'must match pattern "^[A-Za-z][A-Za-z0-9_-]{0,31}$"', schema: "^[A-Za-z][A-Za-z0-9_-]{0,31}$", parentSchema: schema33, data: data3 };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/metric", schemaPath: "#/$defs/metric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data3 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.meta !== void 0) {
          if (!validate21(data.meta, { instancePath: instancePath + "/meta", parentData: data, parentDataProperty: "meta", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
            errors = vErrors.length;
          }
        }
        if (data.title !== void 0) {
          let data5 = data.title;
          if (typeof data5 !== "string") {
            const err9 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.title.type, parentSchema: schema31.properties.title, data: data5 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.description !== void 0) {
          let data6 = data.description;
          if (typeof data6 !== "string") {
            const err10 = { instancePath: instancePath + "/description", schemaPath: "#/properties/description/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.description.type, parentSchema: schema31.properties.description, data: data6 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.weights !== void 0) {
          let data7 = data.weights;
          if (!(data7 === "absolute" || data7 === "relative")) {
            const err11 = { instancePath: instancePath + "/weights", schemaPath: "#/$defs/weights/enum", keyword: "enum", params: { allowedValues: schema37.enum }, message: "must be equal to one of the allowed values", schema: schema37.enum, parentSchema: schema37, data: data7 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data.threshold !== void 0) {
          if (!validate23(data.threshold, { instancePath: instancePath + "/threshold", parentData: data, parentDataProperty: "threshold", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
            errors = vErrors.length;
          }
        }
        if (data.severity !== void 0) {
          let data9 = data.severity;
          if (!(data9 === "none" || data9 === "low" || data9 === "medium" || data9 === "high" || data9 === "critical")) {
            const err12 = { instancePath: instancePath + "/severity", schemaPath: "#/$defs/severity/enum", keyword: "enum", params: { allowedValues: schema43.enum }, message: "must be equal to one of the allowed values", schema: schema43.enum, parentSchema: schema43, data: data9 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data.when !== void 0) {
          if (!validate25(data.when, { instancePath: instancePath + "/when", parentData: data, parentDataProperty: "when", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
            errors = vErrors.length;
          }
        }
        if (data.calibration !== void 0) {
          let data11 = data.calibration;
          if (Array.isArray(data11)) {
            if (data11.length > 50) {
              const err13 = { instancePath: instancePath + "/calibration", schemaPath: "#/$defs/calibration/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema60, data: data11 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data11.length < 2) {
              const err14 = { instancePath: instancePath + "/calibration", schemaPath: "#/$defs/calibration/minItems", keyword: "minItems", params: { limit: 2 }, message: "must NOT have fewer than 2 items", schema: 2, parentSchema: schema60, data: data11 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            const len0 = data11.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data12 = data11[i0];
              if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
                if (data12.from === void 0) {
                  const err15 = { instancePath: instancePath + "/calibration/" + i0, schemaPath: "#/$defs/calibration/items/required", keyword: "required", params: { missingProperty: "from" }, message: "must have required property 'from'", schema: schema60.items.required, parentSchema: schema60.items, data: data12 };
                  if (vErrors === null) {
                    vErrors = [err15];
                  } else {
                    vErrors.push(err15);
                  }
                  errors++;
                }
                if (data12.to === void 0) {
                  const err16 = { instancePath: instancePath + "/calibration/" + i0, schemaPath: "#/$defs/calibration/items/required", keyword: "required", params: { missingProperty: "to" }, message: "must have required property 'to'", schema: schema60.items.required, parentSchema: schema60.items, data: data12 };
                  if (vErrors === null) {
                    vErrors = [err16];
                  } else {
                    vErrors.push(err16);
                  }
                  errors++;
                }
                for (const key1 in data12) {
                  if (!(key1 === "from" || key1 === "to")) {
                    const err17 = { instancePath: instancePath + "/calibration/" + i0, schemaPath: "#/$defs/calibration/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema60.items, data: data12 };
                    if (vErrors === null) {
                      vErrors = [err17];
                    } else {
                      vErrors.push(err17);
                    }
                    errors++;
                  }
                }
                if (data12.from !== void 0) {
                  let data13 = data12.from;
                  if (typeof data13 == "number" && isFinite(data13)) {
                    if (data13 > 1 || isNaN(data13)) {
                      const err18 = { instancePath: instancePath + "/calibration/" + i0 + "/from", schemaPath: "#/$defs/calibration/items/properties/from/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema60.items.properties.from, data: data13 };
                      if (vErrors === null) {
                        vErrors = [err18];
                      } else {
                        vErrors.push(err18);
                      }
                      errors++;
                    }
                    if (data13 < 0 || isNaN(data13)) {
                      const err19 = { instancePath: instancePath + "/calibration/" + i0 + "/from", schemaPath: "#/$defs/calibration/items/properties/from/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema60.items.properties.from, data: data13 };
                      if (vErrors === null) {
                        vErrors = [err19];
                      } else {
                        vErrors.push(err19);
                      }
                      errors++;
                    }
                  } else {
                    const err20 = { instancePath: instancePath + "/calibration/" + i0 + "/from", schemaPath: "#/$defs/calibration/items/properties/from/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema60.items.properties.from.type, parentSchema: schema60.items.properties.from, data: data13 };
                    if (vErrors === null) {
                      vErrors = [err20];
                    } else {
                      vErrors.push(err20);
                    }
                    errors++;
                  }
                }
                if (data12.to !== void 0) {
                  let data14 = data12.to;
                  if (typeof data14 == "number" && isFinite(data14)) {
                    if (data14 > 1 || isNaN(data14)) {
                      const err21 = { instancePath: instancePath + "/calibration/" + i0 + "/to", schemaPath: "#/$defs/calibration/items/properties/to/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema60.items.properties.to, data: data14 };
                      if (vErrors === null) {
                        vErrors = [err21];
                      } else {
                        vErrors.push(err21);
                      }
                      errors++;
                    }
                    if (data14 < 0 || isNaN(data14)) {
                      const err22 = { instancePath: instancePath + "/calibration/" + i0 + "/to", schemaPath: "#/$defs/calibration/items/properties/to/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema60.items.properties.to, data: data14 };
                      if (vErrors === null) {
                        vErrors = [err22];
                      } else {
                        vErrors.push(err22);
                      }
                      errors++;
                    }
                  } else {
                    const err23 = { instancePath: instancePath + "/calibration/" + i0 + "/to", schemaPath: "#/$defs/calibration/items/properties/to/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema60.items.properties.to.type, parentSchema: schema60.items.properties.to, data: data14 };
                    if (vErrors === null) {
                      vErrors = [err23];
                    } else {
                      vErrors.push(err23);
                    }
                    errors++;
                  }
                }
              } else {
                const err24 = { instancePath: instancePath + "/calibration/" + i0, schemaPath: "#/$defs/calibration/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema60.items.type, parentSchema: schema60.items, data: data12 };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
          } else {
            const err25 = { instancePath: instancePath + "/calibration", schemaPath: "#/$defs/calibration/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema60.type, parentSchema: schema60, data: data11 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data.contract !== void 0) {
          let data15 = data.contract;
          if (!(data15 && typeof data15 == "object" && !Array.isArray(data15))) {
            const err26 = { instancePath: instancePath + "/contract", schemaPath: "#/properties/contract/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.contract.type, parentSchema: schema31.properties.contract, data: data15 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
        }
        if (data.require !== void 0) {
          let data16 = data.require;
          if (Array.isArray(data16)) {
            if (data16.length > 50) {
              const err27 = { instancePath: instancePath + "/require", schemaPath: "#/properties/require/maxItems", keyword: "maxItems", params: { limit: 50 }, message: "must NOT have more than 50 items", schema: 50, parentSchema: schema31.properties.require, data: data16 };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
            if (data16.length < 1) {
              const err28 = { instancePath: instancePath + "/require", schemaPath: "#/properties/require/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.require, data: data16 };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            const len1 = data16.length;
            for (let i1 = 0; i1 < len1; i1++) {
              if (!validate44(data16[i1], { instancePath: instancePath + "/require/" + i1, parentData: data16, parentDataProperty: i1, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err29 = { instancePath: instancePath + "/require", schemaPath: "#/properties/require/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.require.type, parentSchema: schema31.properties.require, data: data16 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
        if (data.derive !== void 0) {
          let data18 = data.derive;
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            if (Object.keys(data18).length > 200) {
              const err30 = { instancePath: instancePath + "/derive", schemaPath: "#/properties/derive/maxProperties", keyword: "maxProperties", params: { limit: 200 }, message: "must NOT have more than 200 properties", schema: 200, parentSchema: schema31.properties.derive, data: data18 };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            if (Object.keys(data18).length < 1) {
              const err31 = { instancePath: instancePath + "/derive", schemaPath: "#/properties/derive/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema31.properties.derive, data: data18 };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
            for (const key2 in data18) {
              if (!validate47(data18[key2], { instancePath: instancePath + "/derive/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data18, parentDataProperty: key2, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate47.errors : vErrors.concat(validate47.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err32 = { instancePath: instancePath + "/derive", schemaPath: "#/properties/derive/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.derive.type, parentSchema: schema31.properties.derive, data: data18 };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
        if (data.steps !== void 0) {
          let data20 = data.steps;
          if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
            if (Object.keys(data20).length > 100) {
              const err33 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/maxProperties", keyword: "maxProperties", params: { limit: 100 }, message: "must NOT have more than 100 properties", schema: 100, parentSchema: schema31.properties.steps, data: data20 };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
            if (Object.keys(data20).length < 1) {
              const err34 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema31.properties.steps, data: data20 };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
            for (const key3 in data20) {
              if (!validate27(data20[key3], { instancePath: instancePath + "/steps/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data20, parentDataProperty: key3, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate27.errors : vErrors.concat(validate27.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err35 = { instancePath: instancePath + "/steps", schemaPath: "#/properties/steps/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.steps.type, parentSchema: schema31.properties.steps, data: data20 };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
        if (data.criteria !== void 0) {
          let data22 = data.criteria;
          if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
            if (Object.keys(data22).length > 200) {
              const err36 = { instancePath: instancePath + "/criteria", schemaPath: "#/properties/criteria/maxProperties", keyword: "maxProperties", params: { limit: 200 }, message: "must NOT have more than 200 properties", schema: 200, parentSchema: schema31.properties.criteria, data: data22 };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
            if (Object.keys(data22).length < 1) {
              const err37 = { instancePath: instancePath + "/criteria", schemaPath: "#/properties/criteria/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema31.properties.criteria, data: data22 };
              if (vErrors === null) {
                vErrors = [err37];
              } else {
                vErrors.push(err37);
              }
              errors++;
            }
            for (const key4 in data22) {
              if (!validate53(data22[key4], { instancePath: instancePath + "/criteria/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data22, parentDataProperty: key4, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err38 = { instancePath: instancePath + "/criteria", schemaPath: "#/properties/criteria/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.criteria.type, parentSchema: schema31.properties.criteria, data: data22 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data.combine !== void 0) {
          let data24 = data.combine;
          if (!(data24 === "weighted_sum" || data24 === "min" || data24 === "cap_by_worst" || data24 === "weighted_median" || data24 === "majority_vote" || data24 === "strict" || data24 === "median" || data24 === "mean")) {
            const err39 = { instancePath: instancePath + "/combine", schemaPath: "#/$defs/strategyName/enum", keyword: "enum", params: { allowedValues: schema69.enum }, message: "must be equal to one of the allowed values", schema: schema69.enum, parentSchema: schema69, data: data24 };
            if (vErrors === null) {
              vErrors = [err39];
            } else {
              vErrors.push(err39);
            }
            errors++;
          }
        }
        if (data.rules !== void 0) {
          let data25 = data.rules;
          if (Array.isArray(data25)) {
            if (data25.length > 200) {
              const err40 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/maxItems", keyword: "maxItems", params: { limit: 200 }, message: "must NOT have more than 200 items", schema: 200, parentSchema: schema31.properties.rules, data: data25 };
              if (vErrors === null) {
                vErrors = [err40];
              } else {
                vErrors.push(err40);
              }
              errors++;
            }
            if (data25.length < 1) {
              const err41 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.rules, data: data25 };
              if (vErrors === null) {
                vErrors = [err41];
              } else {
                vErrors.push(err41);
              }
              errors++;
            }
            const len2 = data25.length;
            for (let i2 = 0; i2 < len2; i2++) {
              if (!validate58(data25[i2], { instancePath: instancePath + "/rules/" + i2, parentData: data25, parentDataProperty: i2, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate58.errors : vErrors.concat(validate58.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err42 = { instancePath: instancePath + "/rules", schemaPath: "#/properties/rules/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.rules.type, parentSchema: schema31.properties.rules, data: data25 };
            if (vErrors === null) {
              vErrors = [err42];
            } else {
              vErrors.push(err42);
            }
            errors++;
          }
        }
        if (data.tree !== void 0) {
          if (!validate61(data.tree, { instancePath: instancePath + "/tree", parentData: data, parentDataProperty: "tree", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
            errors = vErrors.length;
          }
        }
        if (data.lookup !== void 0) {
          if (!validate64(data.lookup, { instancePath: instancePath + "/lookup", parentData: data, parentDataProperty: "lookup", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate64.errors : vErrors.concat(validate64.errors);
            errors = vErrors.length;
          }
        }
        if (data.each !== void 0) {
          if (!validate66(data.each, { instancePath: instancePath + "/each", parentData: data, parentDataProperty: "each", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
            errors = vErrors.length;
          }
        }
        if (data.formula !== void 0) {
          let data30 = data.formula;
          if (typeof data30 === "string") {
            if (func2(data30) > 2e3) {
              const err43 = { instancePath: instancePath + "/formula", schemaPath: "#/properties/formula/maxLength", keyword: "maxLength", params: { limit: 2e3 }, message: "must NOT have more than 2000 characters", schema: 2e3, parentSchema: schema31.properties.formula, data: data30 };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
            if (func2(data30) < 1) {
              const err44 = { instancePath: instancePath + "/formula", schemaPath: "#/properties/formula/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.formula, data: data30 };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
          } else {
            const err45 = { instancePath: instancePath + "/formula", schemaPath: "#/properties/formula/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.formula.type, parentSchema: schema31.properties.formula, data: data30 };
            if (vErrors === null) {
              vErrors = [err45];
            } else {
              vErrors.push(err45);
            }
            errors++;
          }
        }
        if (data.nodes !== void 0) {
          let data31 = data.nodes;
          if (data31 && typeof data31 == "object" && !Array.isArray(data31)) {
            if (Object.keys(data31).length > 200) {
              const err46 = { instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/maxProperties", keyword: "maxProperties", params: { limit: 200 }, message: "must NOT have more than 200 properties", schema: 200, parentSchema: schema31.properties.nodes, data: data31 };
              if (vErrors === null) {
                vErrors = [err46];
              } else {
                vErrors.push(err46);
              }
              errors++;
            }
            if (Object.keys(data31).length < 1) {
              const err47 = { instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/minProperties", keyword: "minProperties", params: { limit: 1 }, message: "must NOT have fewer than 1 properties", schema: 1, parentSchema: schema31.properties.nodes, data: data31 };
              if (vErrors === null) {
                vErrors = [err47];
              } else {
                vErrors.push(err47);
              }
              errors++;
            }
            for (const key5 in data31) {
              if (!validate53(data31[key5], { instancePath: instancePath + "/nodes/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"), parentData: data31, parentDataProperty: key5, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err48 = { instancePath: instancePath + "/nodes", schemaPath: "#/properties/nodes/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.nodes.type, parentSchema: schema31.properties.nodes, data: data31 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
        }
        if (data.outcomes !== void 0) {
          let data33 = data.outcomes;
          if (Array.isArray(data33)) {
            if (data33.length > 20) {
              const err49 = { instancePath: instancePath + "/outcomes", schemaPath: "#/properties/outcomes/maxItems", keyword: "maxItems", params: { limit: 20 }, message: "must NOT have more than 20 items", schema: 20, parentSchema: schema31.properties.outcomes, data: data33 };
              if (vErrors === null) {
                vErrors = [err49];
              } else {
                vErrors.push(err49);
              }
              errors++;
            }
            if (data33.length < 1) {
              const err50 = { instancePath: instancePath + "/outcomes", schemaPath: "#/properties/outcomes/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.outcomes, data: data33 };
              if (vErrors === null) {
                vErrors = [err50];
              } else {
                vErrors.push(err50);
              }
              errors++;
            }
            const len3 = data33.length;
            for (let i3 = 0; i3 < len3; i3++) {
              if (!validate75(data33[i3], { instancePath: instancePath + "/outcomes/" + i3, parentData: data33, parentDataProperty: i3, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate75.errors : vErrors.concat(validate75.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err51 = { instancePath: instancePath + "/outcomes", schemaPath: "#/properties/outcomes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.outcomes.type, parentSchema: schema31.properties.outcomes, data: data33 };
            if (vErrors === null) {
              vErrors = [err51];
            } else {
              vErrors.push(err51);
            }
            errors++;
          }
        }
        if (data.bands !== void 0) {
          let data35 = data.bands;
          if (Array.isArray(data35)) {
            if (data35.length > 10) {
              const err52 = { instancePath: instancePath + "/bands", schemaPath: "#/properties/bands/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items", schema: 10, parentSchema: schema31.properties.bands, data: data35 };
              if (vErrors === null) {
                vErrors = [err52];
              } else {
                vErrors.push(err52);
              }
              errors++;
            }
            if (data35.length < 1) {
              const err53 = { instancePath: instancePath + "/bands", schemaPath: "#/properties/bands/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.bands, data: data35 };
              if (vErrors === null) {
                vErrors = [err53];
              } else {
                vErrors.push(err53);
              }
              errors++;
            }
            const len4 = data35.length;
            for (let i4 = 0; i4 < len4; i4++) {
              let data36 = data35[i4];
              if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
                if (data36.name === void 0) {
                  const err54 = { instancePath: instancePath + "/bands/" + i4, schemaPath: "#/$defs/band/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema94.required, parentSchema: schema94, data: data36 };
                  if (vErrors === null) {
                    vErrors = [err54];
                  } else {
                    vErrors.push(err54);
                  }
                  errors++;
                }
                for (const key6 in data36) {
                  if (!(key6 === "name" || key6 === "at_least")) {
                    const err55 = { instancePath: instancePath + "/bands/" + i4, schemaPath: "#/$defs/band/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: false, parentSchema: schema94, data: data36 };
                    if (vErrors === null) {
                      vErrors = [err55];
                    } else {
                      vErrors.push(err55);
                    }
                    errors++;
                  }
                }
                if (data36.name !== void 0) {
                  let data37 = data36.name;
                  if (typeof data37 === "string") {
                    if (func2(data37) > 60) {
                      const err56 = { instancePath: instancePath + "/bands/" + i4 + "/name", schemaPath: "#/$defs/band/properties/name/maxLength", keyword: "maxLength", params: { limit: 60 }, message: "must NOT have more than 60 characters", schema: 60, parentSchema: schema94.properties.name, data: data37 };
                      if (vErrors === null) {
                        vErrors = [err56];
                      } else {
                        vErrors.push(err56);
                      }
                      errors++;
                    }
                    if (func2(data37) < 1) {
                      const err57 = { instancePath: instancePath + "/bands/" + i4 + "/name", schemaPath: "#/$defs/band/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema94.properties.name, data: data37 };
                      if (vErrors === null) {
                        vErrors = [err57];
                      } else {
                        vErrors.push(err57);
                      }
                      errors++;
                    }
                  } else {
                    const err58 = { instancePath: instancePath + "/bands/" + i4 + "/name", schemaPath: "#/$defs/band/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema94.properties.name.type, parentSchema: schema94.properties.name, data: data37 };
                    if (vErrors === null) {
                      vErrors = [err58];
                    } else {
                      vErrors.push(err58);
                    }
                    errors++;
                  }
                }
                if (data36.at_least !== void 0) {
                  let data38 = data36.at_least;
                  if (typeof data38 == "number" && isFinite(data38)) {
                    if (data38 > 1 || isNaN(data38)) {
                      const err59 = { instancePath: instancePath + "/bands/" + i4 + "/at_least", schemaPath: "#/$defs/band/properties/at_least/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema94.properties.at_least, data: data38 };
                      if (vErrors === null) {
                        vErrors = [err59];
                      } else {
                        vErrors.push(err59);
                      }
                      errors++;
                    }
                    if (data38 < 0 || isNaN(data38)) {
                      const err60 = { instancePath: instancePath + "/bands/" + i4 + "/at_least", schemaPath: "#/$defs/band/properties/at_least/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema94.properties.at_least, data: data38 };
                      if (vErrors === null) {
                        vErrors = [err60];
                      } else {
                        vErrors.push(err60);
                      }
                      errors++;
                    }
                  } else {
                    const err61 = { instancePath: instancePath + "/bands/" + i4 + "/at_least", schemaPath: "#/$defs/band/properties/at_least/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema94.properties.at_least.type, parentSchema: schema94.properties.at_least, data: data38 };
                    if (vErrors === null) {
                      vErrors = [err61];
                    } else {
                      vErrors.push(err61);
                    }
                    errors++;
                  }
                }
              } else {
                const err62 = { instancePath: instancePath + "/bands/" + i4, schemaPath: "#/$defs/band/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema94.type, parentSchema: schema94, data: data36 };
                if (vErrors === null) {
                  vErrors = [err62];
                } else {
                  vErrors.push(err62);
                }
                errors++;
              }
            }
          } else {
            const err63 = { instancePath: instancePath + "/bands", schemaPath: "#/properties/bands/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.bands.type, parentSchema: schema31.properties.bands, data: data35 };
            if (vErrors === null) {
              vErrors = [err63];
            } else {
              vErrors.push(err63);
            }
            errors++;
          }
        }
        if (data.owner !== void 0) {
          let data39 = data.owner;
          if (typeof data39 === "string") {
            if (func2(data39) < 1) {
              const err64 = { instancePath: instancePath + "/owner", schemaPath: "#/$defs/owner/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema41, data: data39 };
              if (vErrors === null) {
                vErrors = [err64];
              } else {
                vErrors.push(err64);
              }
              errors++;
            }
          } else {
            const err65 = { instancePath: instancePath + "/owner", schemaPath: "#/$defs/owner/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data39 };
            if (vErrors === null) {
              vErrors = [err65];
            } else {
              vErrors.push(err65);
            }
            errors++;
          }
        }
        if (data.since !== void 0) {
          let data40 = data.since;
          if (typeof data40 === "string") {
            if (!pattern11.test(data40)) {
              const err66 = { instancePath: instancePath + "/since", schemaPath: "#/$defs/date/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$" }, message: 'must match pattern "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"', schema: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$", parentSchema: schema40, data: data40 };
              if (vErrors === null) {
                vErrors = [err66];
              } else {
                vErrors.push(err66);
              }
              errors++;
            }
          } else {
            const err67 = { instancePath: instancePath + "/since", schemaPath: "#/$defs/date/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.type, parentSchema: schema40, data: data40 };
            if (vErrors === null) {
              vErrors = [err67];
            } else {
              vErrors.push(err67);
            }
            errors++;
          }
        }
        if (data.rationale !== void 0) {
          let data41 = data.rationale;
          if (typeof data41 === "string") {
            if (func2(data41) < 1) {
              const err68 = { instancePath: instancePath + "/rationale", schemaPath: "#/$defs/rationale/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema39, data: data41 };
              if (vErrors === null) {
                vErrors = [err68];
              } else {
                vErrors.push(err68);
              }
              errors++;
            }
          } else {
            const err69 = { instancePath: instancePath + "/rationale", schemaPath: "#/$defs/rationale/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema39.type, parentSchema: schema39, data: data41 };
            if (vErrors === null) {
              vErrors = [err69];
            } else {
              vErrors.push(err69);
            }
            errors++;
          }
        }
        if (data.changelog !== void 0) {
          let data42 = data.changelog;
          if (Array.isArray(data42)) {
            const len5 = data42.length;
            for (let i5 = 0; i5 < len5; i5++) {
              let data43 = data42[i5];
              if (data43 && typeof data43 == "object" && !Array.isArray(data43)) {
                if (data43.version === void 0) {
                  const err70 = { instancePath: instancePath + "/changelog/" + i5, schemaPath: "#/properties/changelog/items/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema31.properties.changelog.items.required, parentSchema: schema31.properties.changelog.items, data: data43 };
                  if (vErrors === null) {
                    vErrors = [err70];
                  } else {
                    vErrors.push(err70);
                  }
                  errors++;
                }
                if (data43.change === void 0) {
                  const err71 = { instancePath: instancePath + "/changelog/" + i5, schemaPath: "#/properties/changelog/items/required", keyword: "required", params: { missingProperty: "change" }, message: "must have required property 'change'", schema: schema31.properties.changelog.items.required, parentSchema: schema31.properties.changelog.items, data: data43 };
                  if (vErrors === null) {
                    vErrors = [err71];
                  } else {
                    vErrors.push(err71);
                  }
                  errors++;
                }
                for (const key7 in data43) {
                  if (!(key7 === "version" || key7 === "date" || key7 === "change")) {
                    const err72 = { instancePath: instancePath + "/changelog/" + i5, schemaPath: "#/properties/changelog/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.changelog.items, data: data43 };
                    if (vErrors === null) {
                      vErrors = [err72];
                    } else {
                      vErrors.push(err72);
                    }
                    errors++;
                  }
                }
                if (data43.version !== void 0) {
                  let data44 = data43.version;
                  if (typeof data44 === "string") {
                    if (!pattern5.test(data44)) {
                      const err73 = { instancePath: instancePath + "/changelog/" + i5 + "/version", schemaPath: "#/$defs/version/pattern", keyword: "pattern", params: { pattern: "^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?$" }, message: 'must match pattern "^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?$"', schema: "^(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)\\.(0|[1-9][0-9]*)(-[0-9A-Za-z.-]+)?$", parentSchema: schema32, data: data44 };
                      if (vErrors === null) {
                        vErrors = [err73];
                      } else {
                        vErrors.push(err73);
                      }
                      errors++;
                    }
                  } else {
                    const err74 = { instancePath: instancePath + "/changelog/" + i5 + "/version", schemaPath: "#/$defs/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema32.type, parentSchema: schema32, data: data44 };
                    if (vErrors === null) {
                      vErrors = [err74];
                    } else {
                      vErrors.push(err74);
                    }
                    errors++;
                  }
                }
                if (data43.date !== void 0) {
                  let data45 = data43.date;
                  if (typeof data45 === "string") {
                    if (!pattern11.test(data45)) {
                      const err75 = { instancePath: instancePath + "/changelog/" + i5 + "/date", schemaPath: "#/$defs/date/pattern", keyword: "pattern", params: { pattern: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$" }, message: 'must match pattern "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$"', schema: "^(?:[0-9]{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])|(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)|02-(?:0[1-9]|1[0-9]|2[0-8]))|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)$", parentSchema: schema40, data: data45 };
                      if (vErrors === null) {
                        vErrors = [err75];
                      } else {
                        vErrors.push(err75);
                      }
                      errors++;
                    }
                  } else {
                    const err76 = { instancePath: instancePath + "/changelog/" + i5 + "/date", schemaPath: "#/$defs/date/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema40.type, parentSchema: schema40, data: data45 };
                    if (vErrors === null) {
                      vErrors = [err76];
                    } else {
                      vErrors.push(err76);
                    }
                    errors++;
                  }
                }
                if (data43.change !== void 0) {
                  let data46 = data43.change;
                  if (typeof data46 === "string") {
                    if (func2(data46) < 1) {
                      const err77 = { instancePath: instancePath + "/changelog/" + i5 + "/change", schemaPath: "#/properties/changelog/items/properties/change/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.changelog.items.properties.change, data: data46 };
                      if (vErrors === null) {
                        vErrors = [err77];
                      } else {
                        vErrors.push(err77);
                      }
                      errors++;
                    }
                  } else {
                    const err78 = { instancePath: instancePath + "/changelog/" + i5 + "/change", schemaPath: "#/properties/changelog/items/properties/change/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.changelog.items.properties.change.type, parentSchema: schema31.properties.changelog.items.properties.change, data: data46 };
                    if (vErrors === null) {
                      vErrors = [err78];
                    } else {
                      vErrors.push(err78);
                    }
                    errors++;
                  }
                }
              } else {
                const err79 = { instancePath: instancePath + "/changelog/" + i5, schemaPath: "#/properties/changelog/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.changelog.items.type, parentSchema: schema31.properties.changelog.items, data: data43 };
                if (vErrors === null) {
                  vErrors = [err79];
                } else {
                  vErrors.push(err79);
                }
                errors++;
              }
            }
          } else {
            const err80 = { instancePath: instancePath + "/changelog", schemaPath: "#/properties/changelog/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.changelog.type, parentSchema: schema31.properties.changelog, data: data42 };
            if (vErrors === null) {
              vErrors = [err80];
            } else {
              vErrors.push(err80);
            }
            errors++;
          }
        }
      } else {
        const err81 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
        if (vErrors === null) {
          vErrors = [err81];
        } else {
          vErrors.push(err81);
        }
        errors++;
      }
      validate20.errors = vErrors;
      return errors === 0;
    }
    validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  }
});

// entered:./schemas/rubric.schema.json?ready
module.exports = require_rubric_schema();
