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

// schemas/decision.schema.json?ready
var require_decision_schema = __commonJS({
  "schemas/decision.schema.json?ready"(exports2, module2) {
    "use strict";
    module2.exports = validate20;
    module2.exports.default = validate20;
    var schema31 = { "$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://raw.githubusercontent.com/agent-gate/agent-regression-gate/v0/schemas/decision.schema.json", "title": "Agent Gate decision", "type": "object", "additionalProperties": false, "required": ["schema", "suite", "decision", "headline", "exit_code", "more_trials", "confirm", "confirmed", "candidate", "baseline", "baselines", "power", "waivers", "config", "relaxed", "compared", "findings", "metrics", "trends", "criteria", "outcomes", "trials", "scenarios", "flips", "confidence", "causes", "start", "roster", "errored"], "properties": { "schema": { "const": 1 }, "suite": { "type": "string", "examples": ["booking-assistant"] }, "decision": { "$ref": "#/$defs/decided" }, "headline": { "type": "string", "minLength": 1, "examples": ["TCR fell from 73.0 % to 35.0 % (100 -> 88 scored trials; by 34.1 points over 88 paired scenarios)"] }, "exit_code": { "enum": [0, 1, 2, 3] }, "more_trials": { "type": "integer", "minimum": 0, "examples": [4] }, "confirm": { "anyOf": [{ "title": "ConfirmAsk", "type": "object", "additionalProperties": false, "required": ["scenarios", "trials"], "properties": { "scenarios": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/scenarioId" } }, "trials": { "type": "integer", "minimum": 1 } } }, { "type": "null" }], "examples": [{ "scenarios": ["book-conflict-3"], "trials": 5 }] }, "confirmed": { "type": "array", "items": { "title": "ConfirmedScenario", "type": "object", "additionalProperties": false, "required": ["scenario", "word", "failed", "trials", "main", "missing"], "properties": { "scenario": { "$ref": "#/$defs/scenarioId" }, "word": { "enum": ["confirmed", "passes again", "flaky", "fails on main too"] }, "failed": { "$ref": "#/$defs/quantity" }, "trials": { "$ref": "#/$defs/quantity" }, "main": { "type": "object", "additionalProperties": false, "required": ["failed", "trials"], "properties": { "failed": { "$ref": "#/$defs/quantity" }, "trials": { "$ref": "#/$defs/quantity" } } }, "missing": { "$ref": "#/$defs/quantity" } } }, "examples": [[{ "scenario": "book-conflict-3", "word": "confirmed", "failed": 5, "trials": 5, "main": { "failed": 0, "trials": 4 }, "missing": 0 }]] }, "candidate": { "$ref": "#/$defs/runOrigin" }, "baseline": { "anyOf": [{ "$ref": "#/$defs/baselineOrigin" }, { "type": "null" }] }, "baselines": { "type": "array", "maxItems": 5, "items": { "$ref": "#/$defs/baselineOrigin" } }, "power": { "type": "array", "items": { "type": "string", "minLength": 1 }, "examples": [["50 scenarios x 3 trials against 5 main runs: a drop of 5.3 points is caught about 3 times in 4. For 3 points: 10 trials, or 157 scenarios."]] }, "waivers": { "type": "array", "items": { "$ref": "#/$defs/appliedWaiver" } }, "config": { "anyOf": [{ "$ref": "#/$defs/configReport" }, { "type": "null" }], "examples": [null] }, "relaxed": { "type": "array", "items": { "$ref": "#/$defs/relaxation" }, "examples": [[{ "subject": "TCR", "what": "threshold", "old": "85.0 %", "new": "80.0 %" }]] }, "compared": { "type": "object", "additionalProperties": false, "required": ["candidate", "baseline"], "properties": { "candidate": { "anyOf": [{ "$ref": "#/$defs/comparisonKey" }, { "type": "null" }] }, "baseline": { "anyOf": [{ "$ref": "#/$defs/comparisonKey" }, { "type": "null" }] } } }, "findings": { "type": "array", "items": { "$ref": "#/$defs/finding" } }, "metrics": { "type": "array", "items": { "$ref": "#/$defs/metric" } }, "trends": { "type": "array", "items": { "$ref": "#/$defs/trend" }, "examples": [[]] }, "criteria": { "type": "array", "items": { "$ref": "#/$defs/criterion" } }, "usage": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/usage" } }, "outcomes": { "type": "array", "items": { "$ref": "#/$defs/outcome" } }, "trials": { "type": "object", "additionalProperties": false, "required": ["scored", "errored", "unclassified"], "properties": { "scored": { "$ref": "#/$defs/quantity" }, "errored": { "type": "object", "additionalProperties": false, "required": ["agent", "infrastructure", "judge"], "properties": { "agent": { "$ref": "#/$defs/quantity" }, "infrastructure": { "$ref": "#/$defs/quantity" }, "judge": { "$ref": "#/$defs/quantity" } } }, "unclassified": { "$ref": "#/$defs/quantity" } } }, "scenarios": { "type": "object", "additionalProperties": false, "required": ["total", "paired", "new", "removed", "changed", "renamed"], "properties": { "total": { "$ref": "#/$defs/quantity" }, "paired": { "$ref": "#/$defs/quantity" }, "new": { "$ref": "#/$defs/quantity" }, "removed": { "$ref": "#/$defs/quantity" }, "changed": { "$ref": "#/$defs/quantity" }, "renamed": { "$ref": "#/$defs/quantity" } } }, "flips": { "type": "object", "additionalProperties": false, "required": ["broke", "fixed", "new", "removed", "changed", "renamed"], "properties": { "broke": { "type": "array", "items": { "$ref": "#/$defs/flip" } }, "fixed": { "type": "array", "items": { "$ref": "#/$defs/flip" } }, "new": { "type": "array", "items": { "$ref": "#/$defs/flip" } }, "removed": { "type": "array", "items": { "$ref": "#/$defs/flip" } }, "changed": { "type": "array", "items": { "$ref": "#/$defs/flip" } }, "renamed": { "type": "array", "items": { "$ref": "#/$defs/flip" } } } }, "confidence": { "type": "number", "minimum": 0, "maximum": 1, "examples": [0.96] }, "causes": { "type": "array", "items": { "$ref": "#/$defs/cause" } }, "start": { "anyOf": [{ "title": "Start", "type": "object", "additionalProperties": false, "required": ["causes", "scenarios", "broke", "rate", "baseline", "threshold"], "properties": { "causes": { "type": "array", "items": { "type": "integer", "minimum": 0 } }, "scenarios": { "type": "integer", "minimum": 1 }, "broke": { "type": "integer", "minimum": 1 }, "rate": { "$ref": "#/$defs/rate" }, "baseline": { "$ref": "#/$defs/rate" }, "threshold": { "$ref": "#/$defs/rateOrNull" } } }, { "type": "null" }] }, "roster": { "type": "array", "items": { "title": "RosterEntry", "type": "object", "additionalProperties": false, "required": ["scenario", "state", "failed", "trials", "runs"], "properties": { "scenario": { "$ref": "#/$defs/scenarioId" }, "state": { "enum": ["flaky", "new"] }, "failed": { "$ref": "#/$defs/quantity" }, "trials": { "$ref": "#/$defs/quantity" }, "runs": { "$ref": "#/$defs/quantity" }, "since": { "type": "string", "examples": ["2026-11-03"] } } }, "examples": [[{ "scenario": "book-conflict-3", "state": "flaky", "failed": 2, "trials": 12, "runs": 12, "since": "2026-11-03" }]] }, "errored": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["scenario", "trial", "kind", "classified", "message"], "properties": { "scenario": { "$ref": "#/$defs/scenarioId" }, "trial": { "type": "integer" }, "kind": { "enum": ["agent", "infrastructure", "judge"] }, "classified": { "type": "boolean" }, "message": { "type": "string" }, "refused": { "const": true } } } } }, "$defs": { "rate": { "type": "number", "minimum": 0, "maximum": 1 }, "rateOrNull": { "type": ["number", "null"], "minimum": 0, "maximum": 1 }, "quantity": { "type": "integer", "minimum": 0 }, "sha": { "type": "string" }, "runId": { "type": "integer", "minimum": 1 }, "runUrl": { "type": "string" }, "created": { "type": "string", "examples": ["2026-11-14T04:17:32Z"] }, "ageDays": { "type": "integer", "minimum": 0, "examples": [7] }, "scenarioId": { "type": "string", "minLength": 1 }, "runOrigin": { "type": "object", "additionalProperties": false, "properties": { "sha": { "$ref": "#/$defs/sha" }, "run_id": { "$ref": "#/$defs/runId" }, "run_url": { "$ref": "#/$defs/runUrl" } } }, "count": { "type": "object", "additionalProperties": false, "required": ["passed", "total"], "properties": { "passed": { "$ref": "#/$defs/quantity" }, "total": { "$ref": "#/$defs/quantity" } } }, "state": { "enum": ["regressed", "improved", "unchanged", "inconclusive", "insufficient", "not-comparable", "no-baseline"] }, "delta": { "type": ["number", "null"], "minimum": -1, "maximum": 1 }, "paired": { "type": "object", "additionalProperties": false, "required": ["scenarios", "candidate", "baseline"], "properties": { "scenarios": { "type": "integer", "minimum": 1 }, "candidate": { "$ref": "#/$defs/rate" }, "baseline": { "$ref": "#/$defs/rate" }, "waived": { "type": "integer", "minimum": 1 } }, "title": "PairedMeans" }, "interval": { "type": "object", "additionalProperties": false, "required": ["lower", "upper"], "properties": { "lower": { "type": "number", "minimum": -1, "maximum": 1 }, "upper": { "type": "number", "minimum": -1, "maximum": 1 } } }, "level": { "type": "object", "additionalProperties": false, "required": ["scenarios", "effective_n", "lower", "upper"], "properties": { "scenarios": { "type": "integer", "minimum": 1, "examples": [50] }, "families": { "type": "integer", "minimum": 1, "examples": [12] }, "effective_n": { "type": "number", "minimum": 0, "examples": [62.5] }, "lower": { "$ref": "#/$defs/rate", "examples": [0.801] }, "upper": { "$ref": "#/$defs/rate", "examples": [0.918] }, "failures_up_to": { "$ref": "#/$defs/rate", "examples": [0.139] } } }, "detectable": { "$ref": "#/$defs/rateOrNull" }, "testName": { "enum": ["paired-t", "history-t", "mcnemar-mid-p", "exact", "collapse", "collapse-single", "confirm"] }, "evidence": { "type": "object", "additionalProperties": false, "required": ["test", "p", "adjusted_p"], "properties": { "test": { "$ref": "#/$defs/testName" }, "p": { "$ref": "#/$defs/rate" }, "adjusted_p": { "$ref": "#/$defs/rate" } } }, "decidedBy": { "type": "array", "items": { "$ref": "#/$defs/testName" } }, "leaningDown": { "type": "boolean" }, "tolerance": { "$ref": "#/$defs/rate" }, "threshold": { "$ref": "#/$defs/rateOrNull" }, "finding": { "type": "object", "additionalProperties": false, "required": ["code", "effect", "what"], "properties": { "code": { "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$", "examples": ["metric-regressed"] }, "effect": { "enum": ["invalid", "block", "warn", "notice"] }, "what": { "type": "string", "minLength": 1 }, "expected": { "type": "string", "minLength": 1 }, "actual": { "type": "string", "minLength": 1 }, "why": { "type": "string", "minLength": 1 }, "next": { "type": "string", "minLength": 1 }, "more": { "type": "integer", "minimum": 1 }, "subject": { "type": "string", "minLength": 1 }, "subject_kind": { "enum": ["metric", "criterion", "outcome", "scenario", "rubric", "baseline", "usage"] }, "rate": { "$ref": "#/$defs/findingRate" }, "count": { "$ref": "#/$defs/count" }, "suggestion": { "type": "string", "minLength": 1, "examples": ["task-completion/done"] }, "place": { "title": "Place", "type": "object", "additionalProperties": false, "required": ["file"], "properties": { "file": { "type": "string", "examples": [".github/agent-gate.yml"] }, "line": { "type": "integer", "minimum": 1, "examples": [4] }, "column": { "type": "integer", "minimum": 1, "examples": [7] }, "pointer": { "type": "string", "examples": ["/gate/metrics/TCR"] } } }, "scenarios": { "type": "object", "additionalProperties": false, "required": ["total", "worst"], "properties": { "total": { "type": "integer", "minimum": 1, "examples": [12] }, "worst": { "type": "array", "minItems": 1, "maxItems": 10, "items": { "$ref": "#/$defs/findingScenario" } } } } } }, "findingRate": { "title": "FindingRate", "type": "object", "additionalProperties": false, "required": ["candidate", "baseline", "delta", "interval", "threshold", "tolerance"], "properties": { "candidate": { "$ref": "#/$defs/rateOrNull" }, "baseline": { "$ref": "#/$defs/rateOrNull" }, "delta": { "$ref": "#/$defs/delta" }, "interval": { "anyOf": [{ "$ref": "#/$defs/interval" }, { "type": "null" }] }, "threshold": { "$ref": "#/$defs/threshold" }, "tolerance": { "$ref": "#/$defs/tolerance" } } }, "tier": { "enum": ["critical", "supporting", "advisory"] }, "reliabilitySide": { "type": "object", "additionalProperties": false, "required": ["all_pass", "any_pass"], "properties": { "all_pass": { "$ref": "#/$defs/rate" }, "any_pass": { "$ref": "#/$defs/rate" } } }, "reliability": { "type": "object", "additionalProperties": false, "required": ["k", "candidate", "baseline", "p_worse"], "properties": { "k": { "type": "integer", "minimum": 2 }, "candidate": { "$ref": "#/$defs/reliabilitySide" }, "baseline": { "anyOf": [{ "$ref": "#/$defs/reliabilitySide" }, { "type": "null" }] }, "p_worse": { "anyOf": [{ "$ref": "#/$defs/reliabilitySide" }, { "type": "null" }] } } }, "metric": { "type": "object", "additionalProperties": false, "required": ["name", "rubric", "tier", "candidate", "baseline", "candidate_trials", "baseline_trials", "level", "state", "delta", "tolerance", "threshold", "interval", "detectable", "evidence", "decided_by", "leaning_down"], "properties": { "title": { "type": "string" }, "band": { "type": "string" }, "baseline_band": { "type": "string" }, "name": { "type": "string", "examples": ["TCR"] }, "rubric": { "type": "string" }, "tier": { "$ref": "#/$defs/tier" }, "candidate": { "$ref": "#/$defs/rateOrNull" }, "baseline": { "$ref": "#/$defs/rateOrNull" }, "candidate_trials": { "$ref": "#/$defs/count" }, "baseline_trials": { "anyOf": [{ "$ref": "#/$defs/count" }, { "type": "null" }] }, "level": { "anyOf": [{ "$ref": "#/$defs/level" }, { "type": "null" }] }, "state": { "$ref": "#/$defs/state" }, "delta": { "$ref": "#/$defs/delta" }, "paired": { "$ref": "#/$defs/paired" }, "tolerance": { "$ref": "#/$defs/tolerance" }, "threshold": { "$ref": "#/$defs/threshold" }, "interval": { "anyOf": [{ "$ref": "#/$defs/interval" }, { "type": "null" }] }, "detectable": { "$ref": "#/$defs/detectable" }, "evidence": { "type": "array", "items": { "$ref": "#/$defs/evidence" } }, "decided_by": { "$ref": "#/$defs/decidedBy" }, "leans": { "type": "array", "items": { "$ref": "#/$defs/testName" } }, "leaning_down": { "$ref": "#/$defs/leaningDown" }, "reliability": { "$ref": "#/$defs/reliability" } }, "title": "MetricComparison" }, "usage": { "title": "UsageComparison", "type": "object", "additionalProperties": false, "required": ["amount", "tier", "scenarios", "candidate", "baseline", "change", "interval", "p", "tolerance", "exceeds"], "properties": { "amount": { "enum": ["cost_usd", "latency_ms", "tokens"] }, "tier": { "$ref": "#/$defs/tier" }, "scenarios": { "$ref": "#/$defs/quantity" }, "candidate": { "type": "number", "minimum": 0 }, "baseline": { "type": ["number", "null"], "minimum": 0 }, "change": { "type": ["number", "null"], "minimum": -1 }, "interval": { "anyOf": [{ "title": "UsageInterval", "type": "object", "additionalProperties": false, "required": ["lower", "upper"], "properties": { "lower": { "type": "number" }, "upper": { "type": "number" } } }, { "type": "null" }] }, "p": { "type": ["number", "null"], "minimum": 0, "maximum": 1 }, "tolerance": { "type": "number", "minimum": 0 }, "exceeds": { "type": "boolean" } } }, "criterion": { "type": "object", "additionalProperties": false, "required": ["rubric", "key", "tier", "candidate", "baseline", "level", "state", "delta", "tolerance", "threshold", "interval", "detectable", "evidence", "decided_by", "leaning_down"], "properties": { "rubric": { "type": "string" }, "key": { "type": "string" }, "question": { "type": "string" }, "tier": { "$ref": "#/$defs/tier" }, "candidate": { "anyOf": [{ "$ref": "#/$defs/count" }, { "type": "null" }] }, "baseline": { "anyOf": [{ "$ref": "#/$defs/count" }, { "type": "null" }] }, "status": { "enum": ["proposed", "deprecated"] }, "by_score": { "const": true }, "score": { "title": "ScoreComparison", "type": "object", "additionalProperties": false, "required": ["candidate", "baseline", "state", "delta", "interval"], "properties": { "candidate": { "$ref": "#/$defs/rateOrNull" }, "baseline": { "$ref": "#/$defs/rateOrNull" }, "state": { "$ref": "#/$defs/state" }, "delta": { "$ref": "#/$defs/delta" }, "paired": { "$ref": "#/$defs/paired" }, "interval": { "anyOf": [{ "$ref": "#/$defs/interval" }, { "type": "null" }] } } }, "level": { "anyOf": [{ "$ref": "#/$defs/level" }, { "type": "null" }] }, "state": { "$ref": "#/$defs/state" }, "delta": { "$ref": "#/$defs/delta" }, "paired": { "$ref": "#/$defs/paired" }, "tolerance": { "$ref": "#/$defs/tolerance" }, "threshold": { "$ref": "#/$defs/threshold" }, "interval": { "anyOf": [{ "$ref": "#/$defs/interval" }, { "type": "null" }] }, "detectable": { "$ref": "#/$defs/detectable" }, "evidence": { "type": "array", "items": { "$ref": "#/$defs/evidence" } }, "decided_by": { "$ref": "#/$defs/decidedBy" }, "leaning_down": { "$ref": "#/$defs/leaningDown" } }, "title": "CriterionComparison" }, "outcome": { "type": "object", "additionalProperties": false, "required": ["rubric", "outcome", "candidate", "baseline", "at_most", "at_least"], "properties": { "rubric": { "type": "string" }, "outcome": { "type": "string", "examples": ["hard_failure"] }, "candidate": { "$ref": "#/$defs/count" }, "baseline": { "anyOf": [{ "$ref": "#/$defs/count" }, { "type": "null" }] }, "at_most": { "$ref": "#/$defs/rateOrNull" }, "at_least": { "$ref": "#/$defs/rateOrNull" } }, "title": "OutcomeComparison" }, "comparisonKey": { "type": "object", "additionalProperties": false, "required": ["rubrics", "judges", "scenario_set", "trials_per_scenario"], "properties": { "tool": { "type": "string", "examples": ["0.1.0"] }, "mapping": { "type": ["object", "null"], "additionalProperties": false, "required": ["mapping", "hash"], "properties": { "mapping": { "type": "string" }, "hash": { "type": "string" } } }, "rubrics": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["rubric", "version", "hash"], "properties": { "rubric": { "type": "string" }, "version": { "type": "string" }, "hash": { "type": "string" } } } }, "judges": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["judge", "trials"], "properties": { "judge": { "type": ["string", "null"], "examples": ["small-model 2026-05-01"] }, "trials": { "type": "integer", "minimum": 1 }, "question": { "type": "string" } } } }, "scenario_set": { "type": "string", "examples": ["sha256:3f2c51b7a9d04e8866e1f0c2b5d37a94e1c8d6f20b9a4375c6de18f7a2b09c41"] }, "trials_per_scenario": { "type": "object", "additionalProperties": false, "required": ["fewest", "most"], "properties": { "fewest": { "$ref": "#/$defs/quantity" }, "most": { "$ref": "#/$defs/quantity" } } } } }, "decided": { "enum": ["pass", "fail", "inconclusive", "invalid"] }, "baselineOrigin": { "type": "object", "additionalProperties": false, "required": ["label"], "properties": { "sha": { "$ref": "#/$defs/sha" }, "run_id": { "$ref": "#/$defs/runId" }, "run_url": { "$ref": "#/$defs/runUrl" }, "label": { "type": "string", "examples": ["main at 1a2b3c4"] }, "branch": { "type": "string", "minLength": 1, "examples": ["main"] }, "found_by": { "enum": ["ancestors", "commit", "latest", "file"], "examples": ["ancestors"] }, "distance": { "type": "integer", "minimum": 0 }, "created": { "$ref": "#/$defs/created" }, "age_days": { "$ref": "#/$defs/ageDays" } } }, "appliedWaiver": { "type": "object", "additionalProperties": false, "required": ["subject", "ceiling", "reason", "owner", "expires", "effect"], "properties": { "subject": { "type": "string" }, "ceiling": { "$ref": "#/$defs/rateOrNull" }, "reason": { "type": "string" }, "owner": { "type": "string" }, "expires": { "type": "string" }, "effect": { "enum": ["used", "unused", "exceeded", "expired", "ignored"] } } }, "configChange": { "type": "object", "additionalProperties": false, "required": ["kind", "name", "old", "new"], "properties": { "kind": { "enum": ["rubric", "mapping", "policy"], "examples": ["rubric"] }, "name": { "type": "string", "examples": ["task-completion"] }, "old": { "type": ["string", "null"], "examples": ["1.0.0 (sha256:0123456789ab)"] }, "new": { "type": ["string", "null"], "examples": ["1.1.0 (sha256:ba9876543210)"] } } }, "configEffect": { "type": "object", "additionalProperties": false, "required": ["subject", "subject_kind", "agent", "config", "total"], "properties": { "subject": { "type": "string", "examples": ["TCR"] }, "subject_kind": { "enum": ["metric", "criterion"], "examples": ["metric"] }, "agent": { "type": ["number", "null"], "minimum": -1, "maximum": 1, "examples": [-0.04] }, "config": { "type": ["number", "null"], "minimum": -1, "maximum": 1, "examples": [0.1] }, "total": { "type": ["number", "null"], "minimum": -1, "maximum": 1, "examples": [0.06] } } }, "configReport": { "type": "object", "additionalProperties": false, "required": ["decided_by", "would_decide", "changes", "effects", "not_rescored"], "properties": { "decided_by": { "type": "string", "examples": ["main at 1a2b3c4"] }, "would_decide": { "$ref": "#/$defs/decided", "examples": ["pass"] }, "read_by_head": { "const": true, "examples": [true] }, "changes": { "type": "array", "items": { "$ref": "#/$defs/configChange" }, "examples": [[]] }, "effects": { "type": "array", "items": { "$ref": "#/$defs/configEffect" }, "examples": [[]] }, "not_rescored": { "type": "array", "items": { "type": "string" }, "examples": [[]] } } }, "relaxation": { "type": "object", "additionalProperties": false, "required": ["subject", "what", "old", "new"], "properties": { "subject": { "type": "string", "examples": ["TCR"] }, "what": { "type": "string", "examples": ["threshold"] }, "old": { "type": "string", "examples": ["85.0 %"] }, "new": { "type": "string", "examples": ["80.0 %"] } } }, "trendPoint": { "type": "object", "additionalProperties": false, "required": ["time", "score"], "properties": { "sha": { "$ref": "#/$defs/sha" }, "time": { "type": "string", "examples": ["2026-11-21T09:30:00.000Z", "2026-11-21"] }, "score": { "$ref": "#/$defs/rate" } } }, "trend": { "type": "object", "additionalProperties": false, "required": ["name", "runs"], "properties": { "name": { "type": "string", "minLength": 1, "examples": ["TCR"] }, "runs": { "type": "array", "minItems": 3, "maxItems": 10, "items": { "$ref": "#/$defs/trendPoint" } } } }, "findingScenario": { "type": "object", "additionalProperties": false, "required": ["scenario"], "properties": { "scenario": { "$ref": "#/$defs/scenarioId" }, "candidate": { "$ref": "#/$defs/rate" }, "baseline": { "$ref": "#/$defs/rateOrNull" } } }, "cause": { "type": "object", "additionalProperties": false, "required": ["kind", "scenarios", "parts"], "properties": { "kind": { "enum": ["error", "reason", "criterion", "arguments", "calls", "other"] }, "text": { "type": "string" }, "criterion": { "type": "string" }, "scenarios": { "type": "array", "items": { "$ref": "#/$defs/scenarioId" } }, "parts": { "type": "array", "items": { "$ref": "#/$defs/causePart" } } } }, "causePart": { "type": "object", "additionalProperties": false, "required": ["scenarios"], "properties": { "text": { "type": "string" }, "change": { "enum": ["arguments", "left-out", "added", "replaced"] }, "tool": { "type": "string" }, "instead": { "type": "string" }, "argument": { "type": "string" }, "scenarios": { "type": "array", "items": { "$ref": "#/$defs/scenarioId" } }, "example": { "$ref": "#/$defs/callDifference" } } }, "callDifference": { "type": "object", "additionalProperties": false, "required": ["scenario", "step", "main", "candidate"], "properties": { "scenario": { "$ref": "#/$defs/scenarioId" }, "step": { "type": "integer", "minimum": 1 }, "main": { "type": ["string", "null"] }, "candidate": { "type": ["string", "null"] } } }, "flip": { "type": "object", "additionalProperties": false, "required": ["scenario", "baseline", "candidate"], "properties": { "scenario": { "$ref": "#/$defs/scenarioId" }, "renamed_from": { "$ref": "#/$defs/scenarioId" }, "title": { "type": "string" }, "baseline": { "$ref": "#/$defs/rateOrNull" }, "candidate": { "$ref": "#/$defs/rateOrNull" }, "suite_effect": { "type": ["number", "null"], "minimum": -1, "maximum": 1, "examples": [0.021] }, "why": { "type": "string" } } } }, "examples": [{ "schema": 1, "suite": "booking-assistant", "decision": "pass", "headline": "TCR is 90.0 % (10 scored trials), with no baseline to compare with", "exit_code": 0, "more_trials": 0, "confirm": null, "confirmed": [], "candidate": {}, "baseline": null, "baselines": [], "power": [], "waivers": [], "config": null, "relaxed": [], "compared": { "candidate": { "tool": "0.1.0", "mapping": null, "rubrics": [{ "rubric": "task-completion", "version": "1.0.0", "hash": "sha256:3f2c51b7" }], "judges": [], "scenario_set": "sha256:9d04e886", "trials_per_scenario": { "fewest": 1, "most": 1 } }, "baseline": null }, "findings": [{ "code": "no-baseline", "effect": "notice", "what": "No baseline to compare with: thresholds alone decide", "next": "Run the gate on main once, so that there is a baseline" }], "metrics": [{ "name": "TCR", "rubric": "task-completion", "tier": "supporting", "candidate": 0.9, "baseline": null, "candidate_trials": { "passed": 9, "total": 10 }, "baseline_trials": null, "level": { "scenarios": 10, "effective_n": 10, "lower": 0.652, "upper": 0.977 }, "state": "no-baseline", "delta": null, "tolerance": 0.02, "threshold": 0.85, "interval": null, "detectable": null, "evidence": [], "decided_by": [], "leaning_down": false }], "trends": [], "criteria": [], "outcomes": [], "trials": { "scored": 10, "errored": { "agent": 0, "infrastructure": 0, "judge": 0 }, "unclassified": 0 }, "scenarios": { "total": 0, "paired": 0, "new": 0, "removed": 0, "changed": 0, "renamed": 0 }, "flips": { "broke": [], "fixed": [], "new": [], "removed": [], "changed": [], "renamed": [] }, "confidence": 0.96, "causes": [], "start": null, "roster": [], "errored": [] }] };
    var schema32 = { "enum": ["pass", "fail", "inconclusive", "invalid"] };
    var schema33 = { "type": "string", "minLength": 1 };
    var schema35 = { "type": "integer", "minimum": 0 };
    var schema56 = { "type": "object", "additionalProperties": false, "required": ["subject", "what", "old", "new"], "properties": { "subject": { "type": "string", "examples": ["TCR"] }, "what": { "type": "string", "examples": ["threshold"] }, "old": { "type": "string", "examples": ["85.0 %"] }, "new": { "type": "string", "examples": ["80.0 %"] } } };
    var schema67 = { "type": "number", "minimum": 0, "maximum": 1 };
    var schema51 = { "type": ["number", "null"], "minimum": 0, "maximum": 1 };
    var func1 = Object.prototype.hasOwnProperty;
    var func2 = require_ucs2length().default;
    var schema40 = { "type": "object", "additionalProperties": false, "properties": { "sha": { "$ref": "#/$defs/sha" }, "run_id": { "$ref": "#/$defs/runId" }, "run_url": { "$ref": "#/$defs/runUrl" } } };
    var schema41 = { "type": "string" };
    var schema42 = { "type": "integer", "minimum": 1 };
    var schema43 = { "type": "string" };
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
        for (const key0 in data) {
          if (!(key0 === "sha" || key0 === "run_id" || key0 === "run_url")) {
            const err0 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema40, data };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
        }
        if (data.sha !== void 0) {
          let data0 = data.sha;
          if (typeof data0 !== "string") {
            const err1 = { instancePath: instancePath + "/sha", schemaPath: "#/$defs/sha/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data0 };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.run_id !== void 0) {
          let data1 = data.run_id;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            const err2 = { instancePath: instancePath + "/run_id", schemaPath: "#/$defs/runId/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema42.type, parentSchema: schema42, data: data1 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 < 1 || isNaN(data1)) {
              const err3 = { instancePath: instancePath + "/run_id", schemaPath: "#/$defs/runId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema42, data: data1 };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          }
        }
        if (data.run_url !== void 0) {
          let data2 = data.run_url;
          if (typeof data2 !== "string") {
            const err4 = { instancePath: instancePath + "/run_url", schemaPath: "#/$defs/runUrl/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.type, parentSchema: schema43, data: data2 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
      } else {
        const err5 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema40.type, parentSchema: schema40, data };
        if (vErrors === null) {
          vErrors = [err5];
        } else {
          vErrors.push(err5);
        }
        errors++;
      }
      validate21.errors = vErrors;
      return errors === 0;
    }
    validate21.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema44 = { "type": "object", "additionalProperties": false, "required": ["label"], "properties": { "sha": { "$ref": "#/$defs/sha" }, "run_id": { "$ref": "#/$defs/runId" }, "run_url": { "$ref": "#/$defs/runUrl" }, "label": { "type": "string", "examples": ["main at 1a2b3c4"] }, "branch": { "type": "string", "minLength": 1, "examples": ["main"] }, "found_by": { "enum": ["ancestors", "commit", "latest", "file"], "examples": ["ancestors"] }, "distance": { "type": "integer", "minimum": 0 }, "created": { "$ref": "#/$defs/created" }, "age_days": { "$ref": "#/$defs/ageDays" } } };
    var schema48 = { "type": "string", "examples": ["2026-11-14T04:17:32Z"] };
    var schema49 = { "type": "integer", "minimum": 0, "examples": [7] };
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
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.label === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "label" }, message: "must have required property 'label'", schema: schema44.required, parentSchema: schema44, data };
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
        if (data.sha !== void 0) {
          let data0 = data.sha;
          if (typeof data0 !== "string") {
            const err2 = { instancePath: instancePath + "/sha", schemaPath: "#/$defs/sha/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data.run_id !== void 0) {
          let data1 = data.run_id;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            const err3 = { instancePath: instancePath + "/run_id", schemaPath: "#/$defs/runId/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema42.type, parentSchema: schema42, data: data1 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 < 1 || isNaN(data1)) {
              const err4 = { instancePath: instancePath + "/run_id", schemaPath: "#/$defs/runId/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema42, data: data1 };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          }
        }
        if (data.run_url !== void 0) {
          let data2 = data.run_url;
          if (typeof data2 !== "string") {
            const err5 = { instancePath: instancePath + "/run_url", schemaPath: "#/$defs/runUrl/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema43.type, parentSchema: schema43, data: data2 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.label !== void 0) {
          let data3 = data.label;
          if (typeof data3 !== "string") {
            const err6 = { instancePath: instancePath + "/label", schemaPath: "#/properties/label/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.properties.label.type, parentSchema: schema44.properties.label, data: data3 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.branch !== void 0) {
          let data4 = data.branch;
          if (typeof data4 === "string") {
            if (func2(data4) < 1) {
              const err7 = { instancePath: instancePath + "/branch", schemaPath: "#/properties/branch/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema44.properties.branch, data: data4 };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/branch", schemaPath: "#/properties/branch/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema44.properties.branch.type, parentSchema: schema44.properties.branch, data: data4 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.found_by !== void 0) {
          let data5 = data.found_by;
          if (!(data5 === "ancestors" || data5 === "commit" || data5 === "latest" || data5 === "file")) {
            const err9 = { instancePath: instancePath + "/found_by", schemaPath: "#/properties/found_by/enum", keyword: "enum", params: { allowedValues: schema44.properties.found_by.enum }, message: "must be equal to one of the allowed values", schema: schema44.properties.found_by.enum, parentSchema: schema44.properties.found_by, data: data5 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.distance !== void 0) {
          let data6 = data.distance;
          if (!(typeof data6 == "number" && (!(data6 % 1) && !isNaN(data6)) && isFinite(data6))) {
            const err10 = { instancePath: instancePath + "/distance", schemaPath: "#/properties/distance/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema44.properties.distance.type, parentSchema: schema44.properties.distance, data: data6 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 < 0 || isNaN(data6)) {
              const err11 = { instancePath: instancePath + "/distance", schemaPath: "#/properties/distance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema44.properties.distance, data: data6 };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          }
        }
        if (data.created !== void 0) {
          let data7 = data.created;
          if (typeof data7 !== "string") {
            const err12 = { instancePath: instancePath + "/created", schemaPath: "#/$defs/created/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema48.type, parentSchema: schema48, data: data7 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data.age_days !== void 0) {
          let data8 = data.age_days;
          if (!(typeof data8 == "number" && (!(data8 % 1) && !isNaN(data8)) && isFinite(data8))) {
            const err13 = { instancePath: instancePath + "/age_days", schemaPath: "#/$defs/ageDays/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema49.type, parentSchema: schema49, data: data8 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
          if (typeof data8 == "number" && isFinite(data8)) {
            if (data8 < 0 || isNaN(data8)) {
              const err14 = { instancePath: instancePath + "/age_days", schemaPath: "#/$defs/ageDays/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema49, data: data8 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          }
        }
      } else {
        const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema44.type, parentSchema: schema44, data };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      validate23.errors = vErrors;
      return errors === 0;
    }
    validate23.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema50 = { "type": "object", "additionalProperties": false, "required": ["subject", "ceiling", "reason", "owner", "expires", "effect"], "properties": { "subject": { "type": "string" }, "ceiling": { "$ref": "#/$defs/rateOrNull" }, "reason": { "type": "string" }, "owner": { "type": "string" }, "expires": { "type": "string" }, "effect": { "enum": ["used", "unused", "exceeded", "expired", "ignored"] } } };
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
        if (data.subject === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'", schema: schema50.required, parentSchema: schema50, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.ceiling === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "ceiling" }, message: "must have required property 'ceiling'", schema: schema50.required, parentSchema: schema50, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.reason === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "reason" }, message: "must have required property 'reason'", schema: schema50.required, parentSchema: schema50, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.owner === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "owner" }, message: "must have required property 'owner'", schema: schema50.required, parentSchema: schema50, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.expires === void 0) {
          const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "expires" }, message: "must have required property 'expires'", schema: schema50.required, parentSchema: schema50, data };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.effect === void 0) {
          const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effect" }, message: "must have required property 'effect'", schema: schema50.required, parentSchema: schema50, data };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "subject" || key0 === "ceiling" || key0 === "reason" || key0 === "owner" || key0 === "expires" || key0 === "effect")) {
            const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema50, data };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.subject !== void 0) {
          let data0 = data.subject;
          if (typeof data0 !== "string") {
            const err7 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.properties.subject.type, parentSchema: schema50.properties.subject, data: data0 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.ceiling !== void 0) {
          let data1 = data.ceiling;
          if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
            const err8 = { instancePath: instancePath + "/ceiling", schemaPath: "#/$defs/rateOrNull/type", keyword: "type", params: { type: schema51.type }, message: "must be number,null", schema: schema51.type, parentSchema: schema51, data: data1 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1 || isNaN(data1)) {
              const err9 = { instancePath: instancePath + "/ceiling", schemaPath: "#/$defs/rateOrNull/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema51, data: data1 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data1 < 0 || isNaN(data1)) {
              const err10 = { instancePath: instancePath + "/ceiling", schemaPath: "#/$defs/rateOrNull/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema51, data: data1 };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          }
        }
        if (data.reason !== void 0) {
          let data2 = data.reason;
          if (typeof data2 !== "string") {
            const err11 = { instancePath: instancePath + "/reason", schemaPath: "#/properties/reason/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.properties.reason.type, parentSchema: schema50.properties.reason, data: data2 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data.owner !== void 0) {
          let data3 = data.owner;
          if (typeof data3 !== "string") {
            const err12 = { instancePath: instancePath + "/owner", schemaPath: "#/properties/owner/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.properties.owner.type, parentSchema: schema50.properties.owner, data: data3 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data.expires !== void 0) {
          let data4 = data.expires;
          if (typeof data4 !== "string") {
            const err13 = { instancePath: instancePath + "/expires", schemaPath: "#/properties/expires/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema50.properties.expires.type, parentSchema: schema50.properties.expires, data: data4 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data.effect !== void 0) {
          let data5 = data.effect;
          if (!(data5 === "used" || data5 === "unused" || data5 === "exceeded" || data5 === "expired" || data5 === "ignored")) {
            const err14 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/enum", keyword: "enum", params: { allowedValues: schema50.properties.effect.enum }, message: "must be equal to one of the allowed values", schema: schema50.properties.effect.enum, parentSchema: schema50.properties.effect, data: data5 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
      } else {
        const err15 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema50.type, parentSchema: schema50, data };
        if (vErrors === null) {
          vErrors = [err15];
        } else {
          vErrors.push(err15);
        }
        errors++;
      }
      validate26.errors = vErrors;
      return errors === 0;
    }
    validate26.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema52 = { "type": "object", "additionalProperties": false, "required": ["decided_by", "would_decide", "changes", "effects", "not_rescored"], "properties": { "decided_by": { "type": "string", "examples": ["main at 1a2b3c4"] }, "would_decide": { "$ref": "#/$defs/decided", "examples": ["pass"] }, "read_by_head": { "const": true, "examples": [true] }, "changes": { "type": "array", "items": { "$ref": "#/$defs/configChange" }, "examples": [[]] }, "effects": { "type": "array", "items": { "$ref": "#/$defs/configEffect" }, "examples": [[]] }, "not_rescored": { "type": "array", "items": { "type": "string" }, "examples": [[]] } } };
    var schema54 = { "type": "object", "additionalProperties": false, "required": ["kind", "name", "old", "new"], "properties": { "kind": { "enum": ["rubric", "mapping", "policy"], "examples": ["rubric"] }, "name": { "type": "string", "examples": ["task-completion"] }, "old": { "type": ["string", "null"], "examples": ["1.0.0 (sha256:0123456789ab)"] }, "new": { "type": ["string", "null"], "examples": ["1.1.0 (sha256:ba9876543210)"] } } };
    var schema55 = { "type": "object", "additionalProperties": false, "required": ["subject", "subject_kind", "agent", "config", "total"], "properties": { "subject": { "type": "string", "examples": ["TCR"] }, "subject_kind": { "enum": ["metric", "criterion"], "examples": ["metric"] }, "agent": { "type": ["number", "null"], "minimum": -1, "maximum": 1, "examples": [-0.04] }, "config": { "type": ["number", "null"], "minimum": -1, "maximum": 1, "examples": [0.1] }, "total": { "type": ["number", "null"], "minimum": -1, "maximum": 1, "examples": [0.06] } } };
    function validate28(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate28.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.decided_by === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decided_by" }, message: "must have required property 'decided_by'", schema: schema52.required, parentSchema: schema52, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.would_decide === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "would_decide" }, message: "must have required property 'would_decide'", schema: schema52.required, parentSchema: schema52, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.changes === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "changes" }, message: "must have required property 'changes'", schema: schema52.required, parentSchema: schema52, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.effects === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effects" }, message: "must have required property 'effects'", schema: schema52.required, parentSchema: schema52, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.not_rescored === void 0) {
          const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "not_rescored" }, message: "must have required property 'not_rescored'", schema: schema52.required, parentSchema: schema52, data };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "decided_by" || key0 === "would_decide" || key0 === "read_by_head" || key0 === "changes" || key0 === "effects" || key0 === "not_rescored")) {
            const err5 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema52, data };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.decided_by !== void 0) {
          let data0 = data.decided_by;
          if (typeof data0 !== "string") {
            const err6 = { instancePath: instancePath + "/decided_by", schemaPath: "#/properties/decided_by/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.properties.decided_by.type, parentSchema: schema52.properties.decided_by, data: data0 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.would_decide !== void 0) {
          let data1 = data.would_decide;
          if (!(data1 === "pass" || data1 === "fail" || data1 === "inconclusive" || data1 === "invalid")) {
            const err7 = { instancePath: instancePath + "/would_decide", schemaPath: "#/$defs/decided/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values", schema: schema32.enum, parentSchema: schema32, data: data1 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.read_by_head !== void 0) {
          let data2 = data.read_by_head;
          if (true !== data2) {
            const err8 = { instancePath: instancePath + "/read_by_head", schemaPath: "#/properties/read_by_head/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema52.properties.read_by_head, data: data2 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.changes !== void 0) {
          let data3 = data.changes;
          if (Array.isArray(data3)) {
            const len0 = data3.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data4 = data3[i0];
              if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
                if (data4.kind === void 0) {
                  const err9 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/$defs/configChange/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema54.required, parentSchema: schema54, data: data4 };
                  if (vErrors === null) {
                    vErrors = [err9];
                  } else {
                    vErrors.push(err9);
                  }
                  errors++;
                }
                if (data4.name === void 0) {
                  const err10 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/$defs/configChange/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema54.required, parentSchema: schema54, data: data4 };
                  if (vErrors === null) {
                    vErrors = [err10];
                  } else {
                    vErrors.push(err10);
                  }
                  errors++;
                }
                if (data4.old === void 0) {
                  const err11 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/$defs/configChange/required", keyword: "required", params: { missingProperty: "old" }, message: "must have required property 'old'", schema: schema54.required, parentSchema: schema54, data: data4 };
                  if (vErrors === null) {
                    vErrors = [err11];
                  } else {
                    vErrors.push(err11);
                  }
                  errors++;
                }
                if (data4.new === void 0) {
                  const err12 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/$defs/configChange/required", keyword: "required", params: { missingProperty: "new" }, message: "must have required property 'new'", schema: schema54.required, parentSchema: schema54, data: data4 };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
                for (const key1 in data4) {
                  if (!(key1 === "kind" || key1 === "name" || key1 === "old" || key1 === "new")) {
                    const err13 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/$defs/configChange/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema54, data: data4 };
                    if (vErrors === null) {
                      vErrors = [err13];
                    } else {
                      vErrors.push(err13);
                    }
                    errors++;
                  }
                }
                if (data4.kind !== void 0) {
                  let data5 = data4.kind;
                  if (!(data5 === "rubric" || data5 === "mapping" || data5 === "policy")) {
                    const err14 = { instancePath: instancePath + "/changes/" + i0 + "/kind", schemaPath: "#/$defs/configChange/properties/kind/enum", keyword: "enum", params: { allowedValues: schema54.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema54.properties.kind.enum, parentSchema: schema54.properties.kind, data: data5 };
                    if (vErrors === null) {
                      vErrors = [err14];
                    } else {
                      vErrors.push(err14);
                    }
                    errors++;
                  }
                }
                if (data4.name !== void 0) {
                  let data6 = data4.name;
                  if (typeof data6 !== "string") {
                    const err15 = { instancePath: instancePath + "/changes/" + i0 + "/name", schemaPath: "#/$defs/configChange/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema54.properties.name.type, parentSchema: schema54.properties.name, data: data6 };
                    if (vErrors === null) {
                      vErrors = [err15];
                    } else {
                      vErrors.push(err15);
                    }
                    errors++;
                  }
                }
                if (data4.old !== void 0) {
                  let data7 = data4.old;
                  if (typeof data7 !== "string" && data7 !== null) {
                    const err16 = { instancePath: instancePath + "/changes/" + i0 + "/old", schemaPath: "#/$defs/configChange/properties/old/type", keyword: "type", params: { type: schema54.properties.old.type }, message: "must be string,null", schema: schema54.properties.old.type, parentSchema: schema54.properties.old, data: data7 };
                    if (vErrors === null) {
                      vErrors = [err16];
                    } else {
                      vErrors.push(err16);
                    }
                    errors++;
                  }
                }
                if (data4.new !== void 0) {
                  let data8 = data4.new;
                  if (typeof data8 !== "string" && data8 !== null) {
                    const err17 = { instancePath: instancePath + "/changes/" + i0 + "/new", schemaPath: "#/$defs/configChange/properties/new/type", keyword: "type", params: { type: schema54.properties.new.type }, message: "must be string,null", schema: schema54.properties.new.type, parentSchema: schema54.properties.new, data: data8 };
                    if (vErrors === null) {
                      vErrors = [err17];
                    } else {
                      vErrors.push(err17);
                    }
                    errors++;
                  }
                }
              } else {
                const err18 = { instancePath: instancePath + "/changes/" + i0, schemaPath: "#/$defs/configChange/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema54.type, parentSchema: schema54, data: data4 };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
          } else {
            const err19 = { instancePath: instancePath + "/changes", schemaPath: "#/properties/changes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema52.properties.changes.type, parentSchema: schema52.properties.changes, data: data3 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data.effects !== void 0) {
          let data9 = data.effects;
          if (Array.isArray(data9)) {
            const len1 = data9.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data10 = data9[i1];
              if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                if (data10.subject === void 0) {
                  const err20 = { instancePath: instancePath + "/effects/" + i1, schemaPath: "#/$defs/configEffect/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'", schema: schema55.required, parentSchema: schema55, data: data10 };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
                if (data10.subject_kind === void 0) {
                  const err21 = { instancePath: instancePath + "/effects/" + i1, schemaPath: "#/$defs/configEffect/required", keyword: "required", params: { missingProperty: "subject_kind" }, message: "must have required property 'subject_kind'", schema: schema55.required, parentSchema: schema55, data: data10 };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
                if (data10.agent === void 0) {
                  const err22 = { instancePath: instancePath + "/effects/" + i1, schemaPath: "#/$defs/configEffect/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'", schema: schema55.required, parentSchema: schema55, data: data10 };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
                if (data10.config === void 0) {
                  const err23 = { instancePath: instancePath + "/effects/" + i1, schemaPath: "#/$defs/configEffect/required", keyword: "required", params: { missingProperty: "config" }, message: "must have required property 'config'", schema: schema55.required, parentSchema: schema55, data: data10 };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
                if (data10.total === void 0) {
                  const err24 = { instancePath: instancePath + "/effects/" + i1, schemaPath: "#/$defs/configEffect/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'", schema: schema55.required, parentSchema: schema55, data: data10 };
                  if (vErrors === null) {
                    vErrors = [err24];
                  } else {
                    vErrors.push(err24);
                  }
                  errors++;
                }
                for (const key2 in data10) {
                  if (!(key2 === "subject" || key2 === "subject_kind" || key2 === "agent" || key2 === "config" || key2 === "total")) {
                    const err25 = { instancePath: instancePath + "/effects/" + i1, schemaPath: "#/$defs/configEffect/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema55, data: data10 };
                    if (vErrors === null) {
                      vErrors = [err25];
                    } else {
                      vErrors.push(err25);
                    }
                    errors++;
                  }
                }
                if (data10.subject !== void 0) {
                  let data11 = data10.subject;
                  if (typeof data11 !== "string") {
                    const err26 = { instancePath: instancePath + "/effects/" + i1 + "/subject", schemaPath: "#/$defs/configEffect/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema55.properties.subject.type, parentSchema: schema55.properties.subject, data: data11 };
                    if (vErrors === null) {
                      vErrors = [err26];
                    } else {
                      vErrors.push(err26);
                    }
                    errors++;
                  }
                }
                if (data10.subject_kind !== void 0) {
                  let data12 = data10.subject_kind;
                  if (!(data12 === "metric" || data12 === "criterion")) {
                    const err27 = { instancePath: instancePath + "/effects/" + i1 + "/subject_kind", schemaPath: "#/$defs/configEffect/properties/subject_kind/enum", keyword: "enum", params: { allowedValues: schema55.properties.subject_kind.enum }, message: "must be equal to one of the allowed values", schema: schema55.properties.subject_kind.enum, parentSchema: schema55.properties.subject_kind, data: data12 };
                    if (vErrors === null) {
                      vErrors = [err27];
                    } else {
                      vErrors.push(err27);
                    }
                    errors++;
                  }
                }
                if (data10.agent !== void 0) {
                  let data13 = data10.agent;
                  if (!(typeof data13 == "number" && isFinite(data13)) && data13 !== null) {
                    const err28 = { instancePath: instancePath + "/effects/" + i1 + "/agent", schemaPath: "#/$defs/configEffect/properties/agent/type", keyword: "type", params: { type: schema55.properties.agent.type }, message: "must be number,null", schema: schema55.properties.agent.type, parentSchema: schema55.properties.agent, data: data13 };
                    if (vErrors === null) {
                      vErrors = [err28];
                    } else {
                      vErrors.push(err28);
                    }
                    errors++;
                  }
                  if (typeof data13 == "number" && isFinite(data13)) {
                    if (data13 > 1 || isNaN(data13)) {
                      const err29 = { instancePath: instancePath + "/effects/" + i1 + "/agent", schemaPath: "#/$defs/configEffect/properties/agent/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema55.properties.agent, data: data13 };
                      if (vErrors === null) {
                        vErrors = [err29];
                      } else {
                        vErrors.push(err29);
                      }
                      errors++;
                    }
                    if (data13 < -1 || isNaN(data13)) {
                      const err30 = { instancePath: instancePath + "/effects/" + i1 + "/agent", schemaPath: "#/$defs/configEffect/properties/agent/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema55.properties.agent, data: data13 };
                      if (vErrors === null) {
                        vErrors = [err30];
                      } else {
                        vErrors.push(err30);
                      }
                      errors++;
                    }
                  }
                }
                if (data10.config !== void 0) {
                  let data14 = data10.config;
                  if (!(typeof data14 == "number" && isFinite(data14)) && data14 !== null) {
                    const err31 = { instancePath: instancePath + "/effects/" + i1 + "/config", schemaPath: "#/$defs/configEffect/properties/config/type", keyword: "type", params: { type: schema55.properties.config.type }, message: "must be number,null", schema: schema55.properties.config.type, parentSchema: schema55.properties.config, data: data14 };
                    if (vErrors === null) {
                      vErrors = [err31];
                    } else {
                      vErrors.push(err31);
                    }
                    errors++;
                  }
                  if (typeof data14 == "number" && isFinite(data14)) {
                    if (data14 > 1 || isNaN(data14)) {
                      const err32 = { instancePath: instancePath + "/effects/" + i1 + "/config", schemaPath: "#/$defs/configEffect/properties/config/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema55.properties.config, data: data14 };
                      if (vErrors === null) {
                        vErrors = [err32];
                      } else {
                        vErrors.push(err32);
                      }
                      errors++;
                    }
                    if (data14 < -1 || isNaN(data14)) {
                      const err33 = { instancePath: instancePath + "/effects/" + i1 + "/config", schemaPath: "#/$defs/configEffect/properties/config/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema55.properties.config, data: data14 };
                      if (vErrors === null) {
                        vErrors = [err33];
                      } else {
                        vErrors.push(err33);
                      }
                      errors++;
                    }
                  }
                }
                if (data10.total !== void 0) {
                  let data15 = data10.total;
                  if (!(typeof data15 == "number" && isFinite(data15)) && data15 !== null) {
                    const err34 = { instancePath: instancePath + "/effects/" + i1 + "/total", schemaPath: "#/$defs/configEffect/properties/total/type", keyword: "type", params: { type: schema55.properties.total.type }, message: "must be number,null", schema: schema55.properties.total.type, parentSchema: schema55.properties.total, data: data15 };
                    if (vErrors === null) {
                      vErrors = [err34];
                    } else {
                      vErrors.push(err34);
                    }
                    errors++;
                  }
                  if (typeof data15 == "number" && isFinite(data15)) {
                    if (data15 > 1 || isNaN(data15)) {
                      const err35 = { instancePath: instancePath + "/effects/" + i1 + "/total", schemaPath: "#/$defs/configEffect/properties/total/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema55.properties.total, data: data15 };
                      if (vErrors === null) {
                        vErrors = [err35];
                      } else {
                        vErrors.push(err35);
                      }
                      errors++;
                    }
                    if (data15 < -1 || isNaN(data15)) {
                      const err36 = { instancePath: instancePath + "/effects/" + i1 + "/total", schemaPath: "#/$defs/configEffect/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema55.properties.total, data: data15 };
                      if (vErrors === null) {
                        vErrors = [err36];
                      } else {
                        vErrors.push(err36);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err37 = { instancePath: instancePath + "/effects/" + i1, schemaPath: "#/$defs/configEffect/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema55.type, parentSchema: schema55, data: data10 };
                if (vErrors === null) {
                  vErrors = [err37];
                } else {
                  vErrors.push(err37);
                }
                errors++;
              }
            }
          } else {
            const err38 = { instancePath: instancePath + "/effects", schemaPath: "#/properties/effects/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema52.properties.effects.type, parentSchema: schema52.properties.effects, data: data9 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
        if (data.not_rescored !== void 0) {
          let data16 = data.not_rescored;
          if (Array.isArray(data16)) {
            const len2 = data16.length;
            for (let i2 = 0; i2 < len2; i2++) {
              let data17 = data16[i2];
              if (typeof data17 !== "string") {
                const err39 = { instancePath: instancePath + "/not_rescored/" + i2, schemaPath: "#/properties/not_rescored/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema52.properties.not_rescored.items.type, parentSchema: schema52.properties.not_rescored.items, data: data17 };
                if (vErrors === null) {
                  vErrors = [err39];
                } else {
                  vErrors.push(err39);
                }
                errors++;
              }
            }
          } else {
            const err40 = { instancePath: instancePath + "/not_rescored", schemaPath: "#/properties/not_rescored/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema52.properties.not_rescored.type, parentSchema: schema52.properties.not_rescored, data: data16 };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        }
      } else {
        const err41 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema52.type, parentSchema: schema52, data };
        if (vErrors === null) {
          vErrors = [err41];
        } else {
          vErrors.push(err41);
        }
        errors++;
      }
      validate28.errors = vErrors;
      return errors === 0;
    }
    validate28.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema57 = { "type": "object", "additionalProperties": false, "required": ["rubrics", "judges", "scenario_set", "trials_per_scenario"], "properties": { "tool": { "type": "string", "examples": ["0.1.0"] }, "mapping": { "type": ["object", "null"], "additionalProperties": false, "required": ["mapping", "hash"], "properties": { "mapping": { "type": "string" }, "hash": { "type": "string" } } }, "rubrics": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["rubric", "version", "hash"], "properties": { "rubric": { "type": "string" }, "version": { "type": "string" }, "hash": { "type": "string" } } } }, "judges": { "type": "array", "items": { "type": "object", "additionalProperties": false, "required": ["judge", "trials"], "properties": { "judge": { "type": ["string", "null"], "examples": ["small-model 2026-05-01"] }, "trials": { "type": "integer", "minimum": 1 }, "question": { "type": "string" } } } }, "scenario_set": { "type": "string", "examples": ["sha256:3f2c51b7a9d04e8866e1f0c2b5d37a94e1c8d6f20b9a4375c6de18f7a2b09c41"] }, "trials_per_scenario": { "type": "object", "additionalProperties": false, "required": ["fewest", "most"], "properties": { "fewest": { "$ref": "#/$defs/quantity" }, "most": { "$ref": "#/$defs/quantity" } } } } };
    function validate30(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate30.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.rubrics === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rubrics" }, message: "must have required property 'rubrics'", schema: schema57.required, parentSchema: schema57, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.judges === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "judges" }, message: "must have required property 'judges'", schema: schema57.required, parentSchema: schema57, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.scenario_set === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario_set" }, message: "must have required property 'scenario_set'", schema: schema57.required, parentSchema: schema57, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.trials_per_scenario === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "trials_per_scenario" }, message: "must have required property 'trials_per_scenario'", schema: schema57.required, parentSchema: schema57, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "tool" || key0 === "mapping" || key0 === "rubrics" || key0 === "judges" || key0 === "scenario_set" || key0 === "trials_per_scenario")) {
            const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema57, data };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.tool !== void 0) {
          let data0 = data.tool;
          if (typeof data0 !== "string") {
            const err5 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.tool.type, parentSchema: schema57.properties.tool, data: data0 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.mapping !== void 0) {
          let data1 = data.mapping;
          if (!(data1 && typeof data1 == "object" && !Array.isArray(data1)) && data1 !== null) {
            const err6 = { instancePath: instancePath + "/mapping", schemaPath: "#/properties/mapping/type", keyword: "type", params: { type: schema57.properties.mapping.type }, message: "must be object,null", schema: schema57.properties.mapping.type, parentSchema: schema57.properties.mapping, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
          if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
            if (data1.mapping === void 0) {
              const err7 = { instancePath: instancePath + "/mapping", schemaPath: "#/properties/mapping/required", keyword: "required", params: { missingProperty: "mapping" }, message: "must have required property 'mapping'", schema: schema57.properties.mapping.required, parentSchema: schema57.properties.mapping, data: data1 };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
            if (data1.hash === void 0) {
              const err8 = { instancePath: instancePath + "/mapping", schemaPath: "#/properties/mapping/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'", schema: schema57.properties.mapping.required, parentSchema: schema57.properties.mapping, data: data1 };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            for (const key1 in data1) {
              if (!(key1 === "mapping" || key1 === "hash")) {
                const err9 = { instancePath: instancePath + "/mapping", schemaPath: "#/properties/mapping/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema57.properties.mapping, data: data1 };
                if (vErrors === null) {
                  vErrors = [err9];
                } else {
                  vErrors.push(err9);
                }
                errors++;
              }
            }
            if (data1.mapping !== void 0) {
              let data2 = data1.mapping;
              if (typeof data2 !== "string") {
                const err10 = { instancePath: instancePath + "/mapping/mapping", schemaPath: "#/properties/mapping/properties/mapping/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.mapping.properties.mapping.type, parentSchema: schema57.properties.mapping.properties.mapping, data: data2 };
                if (vErrors === null) {
                  vErrors = [err10];
                } else {
                  vErrors.push(err10);
                }
                errors++;
              }
            }
            if (data1.hash !== void 0) {
              let data3 = data1.hash;
              if (typeof data3 !== "string") {
                const err11 = { instancePath: instancePath + "/mapping/hash", schemaPath: "#/properties/mapping/properties/hash/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.mapping.properties.hash.type, parentSchema: schema57.properties.mapping.properties.hash, data: data3 };
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
        if (data.rubrics !== void 0) {
          let data4 = data.rubrics;
          if (Array.isArray(data4)) {
            const len0 = data4.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data5 = data4[i0];
              if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
                if (data5.rubric === void 0) {
                  const err12 = { instancePath: instancePath + "/rubrics/" + i0, schemaPath: "#/properties/rubrics/items/required", keyword: "required", params: { missingProperty: "rubric" }, message: "must have required property 'rubric'", schema: schema57.properties.rubrics.items.required, parentSchema: schema57.properties.rubrics.items, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err12];
                  } else {
                    vErrors.push(err12);
                  }
                  errors++;
                }
                if (data5.version === void 0) {
                  const err13 = { instancePath: instancePath + "/rubrics/" + i0, schemaPath: "#/properties/rubrics/items/required", keyword: "required", params: { missingProperty: "version" }, message: "must have required property 'version'", schema: schema57.properties.rubrics.items.required, parentSchema: schema57.properties.rubrics.items, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err13];
                  } else {
                    vErrors.push(err13);
                  }
                  errors++;
                }
                if (data5.hash === void 0) {
                  const err14 = { instancePath: instancePath + "/rubrics/" + i0, schemaPath: "#/properties/rubrics/items/required", keyword: "required", params: { missingProperty: "hash" }, message: "must have required property 'hash'", schema: schema57.properties.rubrics.items.required, parentSchema: schema57.properties.rubrics.items, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err14];
                  } else {
                    vErrors.push(err14);
                  }
                  errors++;
                }
                for (const key2 in data5) {
                  if (!(key2 === "rubric" || key2 === "version" || key2 === "hash")) {
                    const err15 = { instancePath: instancePath + "/rubrics/" + i0, schemaPath: "#/properties/rubrics/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema57.properties.rubrics.items, data: data5 };
                    if (vErrors === null) {
                      vErrors = [err15];
                    } else {
                      vErrors.push(err15);
                    }
                    errors++;
                  }
                }
                if (data5.rubric !== void 0) {
                  let data6 = data5.rubric;
                  if (typeof data6 !== "string") {
                    const err16 = { instancePath: instancePath + "/rubrics/" + i0 + "/rubric", schemaPath: "#/properties/rubrics/items/properties/rubric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.rubrics.items.properties.rubric.type, parentSchema: schema57.properties.rubrics.items.properties.rubric, data: data6 };
                    if (vErrors === null) {
                      vErrors = [err16];
                    } else {
                      vErrors.push(err16);
                    }
                    errors++;
                  }
                }
                if (data5.version !== void 0) {
                  let data7 = data5.version;
                  if (typeof data7 !== "string") {
                    const err17 = { instancePath: instancePath + "/rubrics/" + i0 + "/version", schemaPath: "#/properties/rubrics/items/properties/version/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.rubrics.items.properties.version.type, parentSchema: schema57.properties.rubrics.items.properties.version, data: data7 };
                    if (vErrors === null) {
                      vErrors = [err17];
                    } else {
                      vErrors.push(err17);
                    }
                    errors++;
                  }
                }
                if (data5.hash !== void 0) {
                  let data8 = data5.hash;
                  if (typeof data8 !== "string") {
                    const err18 = { instancePath: instancePath + "/rubrics/" + i0 + "/hash", schemaPath: "#/properties/rubrics/items/properties/hash/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.rubrics.items.properties.hash.type, parentSchema: schema57.properties.rubrics.items.properties.hash, data: data8 };
                    if (vErrors === null) {
                      vErrors = [err18];
                    } else {
                      vErrors.push(err18);
                    }
                    errors++;
                  }
                }
              } else {
                const err19 = { instancePath: instancePath + "/rubrics/" + i0, schemaPath: "#/properties/rubrics/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.properties.rubrics.items.type, parentSchema: schema57.properties.rubrics.items, data: data5 };
                if (vErrors === null) {
                  vErrors = [err19];
                } else {
                  vErrors.push(err19);
                }
                errors++;
              }
            }
          } else {
            const err20 = { instancePath: instancePath + "/rubrics", schemaPath: "#/properties/rubrics/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema57.properties.rubrics.type, parentSchema: schema57.properties.rubrics, data: data4 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data.judges !== void 0) {
          let data9 = data.judges;
          if (Array.isArray(data9)) {
            const len1 = data9.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data10 = data9[i1];
              if (data10 && typeof data10 == "object" && !Array.isArray(data10)) {
                if (data10.judge === void 0) {
                  const err21 = { instancePath: instancePath + "/judges/" + i1, schemaPath: "#/properties/judges/items/required", keyword: "required", params: { missingProperty: "judge" }, message: "must have required property 'judge'", schema: schema57.properties.judges.items.required, parentSchema: schema57.properties.judges.items, data: data10 };
                  if (vErrors === null) {
                    vErrors = [err21];
                  } else {
                    vErrors.push(err21);
                  }
                  errors++;
                }
                if (data10.trials === void 0) {
                  const err22 = { instancePath: instancePath + "/judges/" + i1, schemaPath: "#/properties/judges/items/required", keyword: "required", params: { missingProperty: "trials" }, message: "must have required property 'trials'", schema: schema57.properties.judges.items.required, parentSchema: schema57.properties.judges.items, data: data10 };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
                for (const key3 in data10) {
                  if (!(key3 === "judge" || key3 === "trials" || key3 === "question")) {
                    const err23 = { instancePath: instancePath + "/judges/" + i1, schemaPath: "#/properties/judges/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema57.properties.judges.items, data: data10 };
                    if (vErrors === null) {
                      vErrors = [err23];
                    } else {
                      vErrors.push(err23);
                    }
                    errors++;
                  }
                }
                if (data10.judge !== void 0) {
                  let data11 = data10.judge;
                  if (typeof data11 !== "string" && data11 !== null) {
                    const err24 = { instancePath: instancePath + "/judges/" + i1 + "/judge", schemaPath: "#/properties/judges/items/properties/judge/type", keyword: "type", params: { type: schema57.properties.judges.items.properties.judge.type }, message: "must be string,null", schema: schema57.properties.judges.items.properties.judge.type, parentSchema: schema57.properties.judges.items.properties.judge, data: data11 };
                    if (vErrors === null) {
                      vErrors = [err24];
                    } else {
                      vErrors.push(err24);
                    }
                    errors++;
                  }
                }
                if (data10.trials !== void 0) {
                  let data12 = data10.trials;
                  if (!(typeof data12 == "number" && (!(data12 % 1) && !isNaN(data12)) && isFinite(data12))) {
                    const err25 = { instancePath: instancePath + "/judges/" + i1 + "/trials", schemaPath: "#/properties/judges/items/properties/trials/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema57.properties.judges.items.properties.trials.type, parentSchema: schema57.properties.judges.items.properties.trials, data: data12 };
                    if (vErrors === null) {
                      vErrors = [err25];
                    } else {
                      vErrors.push(err25);
                    }
                    errors++;
                  }
                  if (typeof data12 == "number" && isFinite(data12)) {
                    if (data12 < 1 || isNaN(data12)) {
                      const err26 = { instancePath: instancePath + "/judges/" + i1 + "/trials", schemaPath: "#/properties/judges/items/properties/trials/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema57.properties.judges.items.properties.trials, data: data12 };
                      if (vErrors === null) {
                        vErrors = [err26];
                      } else {
                        vErrors.push(err26);
                      }
                      errors++;
                    }
                  }
                }
                if (data10.question !== void 0) {
                  let data13 = data10.question;
                  if (typeof data13 !== "string") {
                    const err27 = { instancePath: instancePath + "/judges/" + i1 + "/question", schemaPath: "#/properties/judges/items/properties/question/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.judges.items.properties.question.type, parentSchema: schema57.properties.judges.items.properties.question, data: data13 };
                    if (vErrors === null) {
                      vErrors = [err27];
                    } else {
                      vErrors.push(err27);
                    }
                    errors++;
                  }
                }
              } else {
                const err28 = { instancePath: instancePath + "/judges/" + i1, schemaPath: "#/properties/judges/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.properties.judges.items.type, parentSchema: schema57.properties.judges.items, data: data10 };
                if (vErrors === null) {
                  vErrors = [err28];
                } else {
                  vErrors.push(err28);
                }
                errors++;
              }
            }
          } else {
            const err29 = { instancePath: instancePath + "/judges", schemaPath: "#/properties/judges/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema57.properties.judges.type, parentSchema: schema57.properties.judges, data: data9 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
        if (data.scenario_set !== void 0) {
          let data14 = data.scenario_set;
          if (typeof data14 !== "string") {
            const err30 = { instancePath: instancePath + "/scenario_set", schemaPath: "#/properties/scenario_set/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema57.properties.scenario_set.type, parentSchema: schema57.properties.scenario_set, data: data14 };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
        if (data.trials_per_scenario !== void 0) {
          let data15 = data.trials_per_scenario;
          if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
            if (data15.fewest === void 0) {
              const err31 = { instancePath: instancePath + "/trials_per_scenario", schemaPath: "#/properties/trials_per_scenario/required", keyword: "required", params: { missingProperty: "fewest" }, message: "must have required property 'fewest'", schema: schema57.properties.trials_per_scenario.required, parentSchema: schema57.properties.trials_per_scenario, data: data15 };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
            if (data15.most === void 0) {
              const err32 = { instancePath: instancePath + "/trials_per_scenario", schemaPath: "#/properties/trials_per_scenario/required", keyword: "required", params: { missingProperty: "most" }, message: "must have required property 'most'", schema: schema57.properties.trials_per_scenario.required, parentSchema: schema57.properties.trials_per_scenario, data: data15 };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
            for (const key4 in data15) {
              if (!(key4 === "fewest" || key4 === "most")) {
                const err33 = { instancePath: instancePath + "/trials_per_scenario", schemaPath: "#/properties/trials_per_scenario/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema57.properties.trials_per_scenario, data: data15 };
                if (vErrors === null) {
                  vErrors = [err33];
                } else {
                  vErrors.push(err33);
                }
                errors++;
              }
            }
            if (data15.fewest !== void 0) {
              let data16 = data15.fewest;
              if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                const err34 = { instancePath: instancePath + "/trials_per_scenario/fewest", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.type, parentSchema: schema35, data: data16 };
                if (vErrors === null) {
                  vErrors = [err34];
                } else {
                  vErrors.push(err34);
                }
                errors++;
              }
              if (typeof data16 == "number" && isFinite(data16)) {
                if (data16 < 0 || isNaN(data16)) {
                  const err35 = { instancePath: instancePath + "/trials_per_scenario/fewest", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35, data: data16 };
                  if (vErrors === null) {
                    vErrors = [err35];
                  } else {
                    vErrors.push(err35);
                  }
                  errors++;
                }
              }
            }
            if (data15.most !== void 0) {
              let data17 = data15.most;
              if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
                const err36 = { instancePath: instancePath + "/trials_per_scenario/most", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.type, parentSchema: schema35, data: data17 };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
              if (typeof data17 == "number" && isFinite(data17)) {
                if (data17 < 0 || isNaN(data17)) {
                  const err37 = { instancePath: instancePath + "/trials_per_scenario/most", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35, data: data17 };
                  if (vErrors === null) {
                    vErrors = [err37];
                  } else {
                    vErrors.push(err37);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err38 = { instancePath: instancePath + "/trials_per_scenario", schemaPath: "#/properties/trials_per_scenario/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.properties.trials_per_scenario.type, parentSchema: schema57.properties.trials_per_scenario, data: data15 };
            if (vErrors === null) {
              vErrors = [err38];
            } else {
              vErrors.push(err38);
            }
            errors++;
          }
        }
      } else {
        const err39 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema57.type, parentSchema: schema57, data };
        if (vErrors === null) {
          vErrors = [err39];
        } else {
          vErrors.push(err39);
        }
        errors++;
      }
      validate30.errors = vErrors;
      return errors === 0;
    }
    validate30.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema60 = { "type": "object", "additionalProperties": false, "required": ["code", "effect", "what"], "properties": { "code": { "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$", "examples": ["metric-regressed"] }, "effect": { "enum": ["invalid", "block", "warn", "notice"] }, "what": { "type": "string", "minLength": 1 }, "expected": { "type": "string", "minLength": 1 }, "actual": { "type": "string", "minLength": 1 }, "why": { "type": "string", "minLength": 1 }, "next": { "type": "string", "minLength": 1 }, "more": { "type": "integer", "minimum": 1 }, "subject": { "type": "string", "minLength": 1 }, "subject_kind": { "enum": ["metric", "criterion", "outcome", "scenario", "rubric", "baseline", "usage"] }, "rate": { "$ref": "#/$defs/findingRate" }, "count": { "$ref": "#/$defs/count" }, "suggestion": { "type": "string", "minLength": 1, "examples": ["task-completion/done"] }, "place": { "title": "Place", "type": "object", "additionalProperties": false, "required": ["file"], "properties": { "file": { "type": "string", "examples": [".github/agent-gate.yml"] }, "line": { "type": "integer", "minimum": 1, "examples": [4] }, "column": { "type": "integer", "minimum": 1, "examples": [7] }, "pointer": { "type": "string", "examples": ["/gate/metrics/TCR"] } } }, "scenarios": { "type": "object", "additionalProperties": false, "required": ["total", "worst"], "properties": { "total": { "type": "integer", "minimum": 1, "examples": [12] }, "worst": { "type": "array", "minItems": 1, "maxItems": 10, "items": { "$ref": "#/$defs/findingScenario" } } } } } };
    var pattern4 = new RegExp("^[a-z0-9]+(-[a-z0-9]+)*$", "u");
    var schema61 = { "title": "FindingRate", "type": "object", "additionalProperties": false, "required": ["candidate", "baseline", "delta", "interval", "threshold", "tolerance"], "properties": { "candidate": { "$ref": "#/$defs/rateOrNull" }, "baseline": { "$ref": "#/$defs/rateOrNull" }, "delta": { "$ref": "#/$defs/delta" }, "interval": { "anyOf": [{ "$ref": "#/$defs/interval" }, { "type": "null" }] }, "threshold": { "$ref": "#/$defs/threshold" }, "tolerance": { "$ref": "#/$defs/tolerance" } } };
    var schema64 = { "type": ["number", "null"], "minimum": -1, "maximum": 1 };
    var schema65 = { "type": "object", "additionalProperties": false, "required": ["lower", "upper"], "properties": { "lower": { "type": "number", "minimum": -1, "maximum": 1 }, "upper": { "type": "number", "minimum": -1, "maximum": 1 } } };
    function validate34(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate34.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.candidate === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "candidate" }, message: "must have required property 'candidate'", schema: schema61.required, parentSchema: schema61, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.baseline === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baseline" }, message: "must have required property 'baseline'", schema: schema61.required, parentSchema: schema61, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.delta === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "delta" }, message: "must have required property 'delta'", schema: schema61.required, parentSchema: schema61, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.interval === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "interval" }, message: "must have required property 'interval'", schema: schema61.required, parentSchema: schema61, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.threshold === void 0) {
          const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "threshold" }, message: "must have required property 'threshold'", schema: schema61.required, parentSchema: schema61, data };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.tolerance === void 0) {
          const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tolerance" }, message: "must have required property 'tolerance'", schema: schema61.required, parentSchema: schema61, data };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "candidate" || key0 === "baseline" || key0 === "delta" || key0 === "interval" || key0 === "threshold" || key0 === "tolerance")) {
            const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema61, data };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.candidate !== void 0) {
          let data0 = data.candidate;
          if (!(typeof data0 == "number" && isFinite(data0)) && data0 !== null) {
            const err7 = { instancePath: instancePath + "/candidate", schemaPath: "#/$defs/rateOrNull/type", keyword: "type", params: { type: schema51.type }, message: "must be number,null", schema: schema51.type, parentSchema: schema51, data: data0 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 1 || isNaN(data0)) {
              const err8 = { instancePath: instancePath + "/candidate", schemaPath: "#/$defs/rateOrNull/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema51, data: data0 };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data0 < 0 || isNaN(data0)) {
              const err9 = { instancePath: instancePath + "/candidate", schemaPath: "#/$defs/rateOrNull/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema51, data: data0 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          }
        }
        if (data.baseline !== void 0) {
          let data1 = data.baseline;
          if (!(typeof data1 == "number" && isFinite(data1)) && data1 !== null) {
            const err10 = { instancePath: instancePath + "/baseline", schemaPath: "#/$defs/rateOrNull/type", keyword: "type", params: { type: schema51.type }, message: "must be number,null", schema: schema51.type, parentSchema: schema51, data: data1 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1 || isNaN(data1)) {
              const err11 = { instancePath: instancePath + "/baseline", schemaPath: "#/$defs/rateOrNull/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema51, data: data1 };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data1 < 0 || isNaN(data1)) {
              const err12 = { instancePath: instancePath + "/baseline", schemaPath: "#/$defs/rateOrNull/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema51, data: data1 };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          }
        }
        if (data.delta !== void 0) {
          let data2 = data.delta;
          if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
            const err13 = { instancePath: instancePath + "/delta", schemaPath: "#/$defs/delta/type", keyword: "type", params: { type: schema64.type }, message: "must be number,null", schema: schema64.type, parentSchema: schema64, data: data2 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 1 || isNaN(data2)) {
              const err14 = { instancePath: instancePath + "/delta", schemaPath: "#/$defs/delta/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema64, data: data2 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data2 < -1 || isNaN(data2)) {
              const err15 = { instancePath: instancePath + "/delta", schemaPath: "#/$defs/delta/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema64, data: data2 };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          }
        }
        if (data.interval !== void 0) {
          let data3 = data.interval;
          const _errs12 = errors;
          let valid4 = false;
          const _errs13 = errors;
          if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
            if (data3.lower === void 0) {
              const err16 = { instancePath: instancePath + "/interval", schemaPath: "#/$defs/interval/required", keyword: "required", params: { missingProperty: "lower" }, message: "must have required property 'lower'", schema: schema65.required, parentSchema: schema65, data: data3 };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (data3.upper === void 0) {
              const err17 = { instancePath: instancePath + "/interval", schemaPath: "#/$defs/interval/required", keyword: "required", params: { missingProperty: "upper" }, message: "must have required property 'upper'", schema: schema65.required, parentSchema: schema65, data: data3 };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            for (const key1 in data3) {
              if (!(key1 === "lower" || key1 === "upper")) {
                const err18 = { instancePath: instancePath + "/interval", schemaPath: "#/$defs/interval/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema65, data: data3 };
                if (vErrors === null) {
                  vErrors = [err18];
                } else {
                  vErrors.push(err18);
                }
                errors++;
              }
            }
            if (data3.lower !== void 0) {
              let data4 = data3.lower;
              if (typeof data4 == "number" && isFinite(data4)) {
                if (data4 > 1 || isNaN(data4)) {
                  const err19 = { instancePath: instancePath + "/interval/lower", schemaPath: "#/$defs/interval/properties/lower/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema65.properties.lower, data: data4 };
                  if (vErrors === null) {
                    vErrors = [err19];
                  } else {
                    vErrors.push(err19);
                  }
                  errors++;
                }
                if (data4 < -1 || isNaN(data4)) {
                  const err20 = { instancePath: instancePath + "/interval/lower", schemaPath: "#/$defs/interval/properties/lower/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema65.properties.lower, data: data4 };
                  if (vErrors === null) {
                    vErrors = [err20];
                  } else {
                    vErrors.push(err20);
                  }
                  errors++;
                }
              } else {
                const err21 = { instancePath: instancePath + "/interval/lower", schemaPath: "#/$defs/interval/properties/lower/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema65.properties.lower.type, parentSchema: schema65.properties.lower, data: data4 };
                if (vErrors === null) {
                  vErrors = [err21];
                } else {
                  vErrors.push(err21);
                }
                errors++;
              }
            }
            if (data3.upper !== void 0) {
              let data5 = data3.upper;
              if (typeof data5 == "number" && isFinite(data5)) {
                if (data5 > 1 || isNaN(data5)) {
                  const err22 = { instancePath: instancePath + "/interval/upper", schemaPath: "#/$defs/interval/properties/upper/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema65.properties.upper, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err22];
                  } else {
                    vErrors.push(err22);
                  }
                  errors++;
                }
                if (data5 < -1 || isNaN(data5)) {
                  const err23 = { instancePath: instancePath + "/interval/upper", schemaPath: "#/$defs/interval/properties/upper/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema65.properties.upper, data: data5 };
                  if (vErrors === null) {
                    vErrors = [err23];
                  } else {
                    vErrors.push(err23);
                  }
                  errors++;
                }
              } else {
                const err24 = { instancePath: instancePath + "/interval/upper", schemaPath: "#/$defs/interval/properties/upper/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema65.properties.upper.type, parentSchema: schema65.properties.upper, data: data5 };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
          } else {
            const err25 = { instancePath: instancePath + "/interval", schemaPath: "#/$defs/interval/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema65.type, parentSchema: schema65, data: data3 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
          var _valid0 = _errs13 === errors;
          valid4 = valid4 || _valid0;
          const _errs21 = errors;
          if (data3 !== null) {
            const err26 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema61.properties.interval.anyOf[1].type, parentSchema: schema61.properties.interval.anyOf[1], data: data3 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
          var _valid0 = _errs21 === errors;
          valid4 = valid4 || _valid0;
          if (!valid4) {
            const err27 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema61.properties.interval.anyOf, parentSchema: schema61.properties.interval, data: data3 };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          } else {
            errors = _errs12;
            if (vErrors !== null) {
              if (_errs12) {
                vErrors.length = _errs12;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data.threshold !== void 0) {
          let data6 = data.threshold;
          if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
            const err28 = { instancePath: instancePath + "/threshold", schemaPath: "#/$defs/threshold/type", keyword: "type", params: { type: schema51.type }, message: "must be number,null", schema: schema51.type, parentSchema: schema51, data: data6 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 > 1 || isNaN(data6)) {
              const err29 = { instancePath: instancePath + "/threshold", schemaPath: "#/$defs/threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema51, data: data6 };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
            if (data6 < 0 || isNaN(data6)) {
              const err30 = { instancePath: instancePath + "/threshold", schemaPath: "#/$defs/threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema51, data: data6 };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
          }
        }
        if (data.tolerance !== void 0) {
          let data7 = data.tolerance;
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 > 1 || isNaN(data7)) {
              const err31 = { instancePath: instancePath + "/tolerance", schemaPath: "#/$defs/tolerance/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema67, data: data7 };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
            if (data7 < 0 || isNaN(data7)) {
              const err32 = { instancePath: instancePath + "/tolerance", schemaPath: "#/$defs/tolerance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema67, data: data7 };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
          } else {
            const err33 = { instancePath: instancePath + "/tolerance", schemaPath: "#/$defs/tolerance/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema67.type, parentSchema: schema67, data: data7 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
        }
      } else {
        const err34 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema61.type, parentSchema: schema61, data };
        if (vErrors === null) {
          vErrors = [err34];
        } else {
          vErrors.push(err34);
        }
        errors++;
      }
      validate34.errors = vErrors;
      return errors === 0;
    }
    validate34.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema68 = { "type": "object", "additionalProperties": false, "required": ["passed", "total"], "properties": { "passed": { "$ref": "#/$defs/quantity" }, "total": { "$ref": "#/$defs/quantity" } } };
    function validate36(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate36.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.passed === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "passed" }, message: "must have required property 'passed'", schema: schema68.required, parentSchema: schema68, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.total === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'", schema: schema68.required, parentSchema: schema68, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "passed" || key0 === "total")) {
            const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema68, data };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data.passed !== void 0) {
          let data0 = data.passed;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            const err3 = { instancePath: instancePath + "/passed", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.type, parentSchema: schema35, data: data0 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 < 0 || isNaN(data0)) {
              const err4 = { instancePath: instancePath + "/passed", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35, data: data0 };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          }
        }
        if (data.total !== void 0) {
          let data1 = data.total;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            const err5 = { instancePath: instancePath + "/total", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.type, parentSchema: schema35, data: data1 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 < 0 || isNaN(data1)) {
              const err6 = { instancePath: instancePath + "/total", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35, data: data1 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          }
        }
      } else {
        const err7 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema68.type, parentSchema: schema68, data };
        if (vErrors === null) {
          vErrors = [err7];
        } else {
          vErrors.push(err7);
        }
        errors++;
      }
      validate36.errors = vErrors;
      return errors === 0;
    }
    validate36.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema71 = { "type": "object", "additionalProperties": false, "required": ["scenario"], "properties": { "scenario": { "$ref": "#/$defs/scenarioId" }, "candidate": { "$ref": "#/$defs/rate" }, "baseline": { "$ref": "#/$defs/rateOrNull" } } };
    function validate38(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate38.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.scenario === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario" }, message: "must have required property 'scenario'", schema: schema71.required, parentSchema: schema71, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "scenario" || key0 === "candidate" || key0 === "baseline")) {
            const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema71, data };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.scenario !== void 0) {
          let data0 = data.scenario;
          if (typeof data0 === "string") {
            if (func2(data0) < 1) {
              const err2 = { instancePath: instancePath + "/scenario", schemaPath: "#/$defs/scenarioId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33, data: data0 };
              if (vErrors === null) {
                vErrors = [err2];
              } else {
                vErrors.push(err2);
              }
              errors++;
            }
          } else {
            const err3 = { instancePath: instancePath + "/scenario", schemaPath: "#/$defs/scenarioId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data0 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.candidate !== void 0) {
          let data1 = data.candidate;
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1 || isNaN(data1)) {
              const err4 = { instancePath: instancePath + "/candidate", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema67, data: data1 };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
            if (data1 < 0 || isNaN(data1)) {
              const err5 = { instancePath: instancePath + "/candidate", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema67, data: data1 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          } else {
            const err6 = { instancePath: instancePath + "/candidate", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema67.type, parentSchema: schema67, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.baseline !== void 0) {
          let data2 = data.baseline;
          if (!(typeof data2 == "number" && isFinite(data2)) && data2 !== null) {
            const err7 = { instancePath: instancePath + "/baseline", schemaPath: "#/$defs/rateOrNull/type", keyword: "type", params: { type: schema51.type }, message: "must be number,null", schema: schema51.type, parentSchema: schema51, data: data2 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 1 || isNaN(data2)) {
              const err8 = { instancePath: instancePath + "/baseline", schemaPath: "#/$defs/rateOrNull/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema51, data: data2 };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data2 < 0 || isNaN(data2)) {
              const err9 = { instancePath: instancePath + "/baseline", schemaPath: "#/$defs/rateOrNull/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema51, data: data2 };
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
        const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema71.type, parentSchema: schema71, data };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      validate38.errors = vErrors;
      return errors === 0;
    }
    validate38.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    function validate33(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate33.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.code === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'", schema: schema60.required, parentSchema: schema60, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.effect === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effect" }, message: "must have required property 'effect'", schema: schema60.required, parentSchema: schema60, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.what === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "what" }, message: "must have required property 'what'", schema: schema60.required, parentSchema: schema60, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!func1.call(schema60.properties, key0)) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema60, data };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.code !== void 0) {
          let data0 = data.code;
          if (typeof data0 === "string") {
            if (!pattern4.test(data0)) {
              const err4 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/pattern", keyword: "pattern", params: { pattern: "^[a-z0-9]+(-[a-z0-9]+)*$" }, message: 'must match pattern "^[a-z0-9]+(-[a-z0-9]+)*$"', schema: "^[a-z0-9]+(-[a-z0-9]+)*$", parentSchema: schema60.properties.code, data: data0 };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          } else {
            const err5 = { instancePath: instancePath + "/code", schemaPath: "#/properties/code/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.properties.code.type, parentSchema: schema60.properties.code, data: data0 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.effect !== void 0) {
          let data1 = data.effect;
          if (!(data1 === "invalid" || data1 === "block" || data1 === "warn" || data1 === "notice")) {
            const err6 = { instancePath: instancePath + "/effect", schemaPath: "#/properties/effect/enum", keyword: "enum", params: { allowedValues: schema60.properties.effect.enum }, message: "must be equal to one of the allowed values", schema: schema60.properties.effect.enum, parentSchema: schema60.properties.effect, data: data1 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.what !== void 0) {
          let data2 = data.what;
          if (typeof data2 === "string") {
            if (func2(data2) < 1) {
              const err7 = { instancePath: instancePath + "/what", schemaPath: "#/properties/what/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema60.properties.what, data: data2 };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/what", schemaPath: "#/properties/what/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.properties.what.type, parentSchema: schema60.properties.what, data: data2 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.expected !== void 0) {
          let data3 = data.expected;
          if (typeof data3 === "string") {
            if (func2(data3) < 1) {
              const err9 = { instancePath: instancePath + "/expected", schemaPath: "#/properties/expected/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema60.properties.expected, data: data3 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/expected", schemaPath: "#/properties/expected/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.properties.expected.type, parentSchema: schema60.properties.expected, data: data3 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.actual !== void 0) {
          let data4 = data.actual;
          if (typeof data4 === "string") {
            if (func2(data4) < 1) {
              const err11 = { instancePath: instancePath + "/actual", schemaPath: "#/properties/actual/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema60.properties.actual, data: data4 };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          } else {
            const err12 = { instancePath: instancePath + "/actual", schemaPath: "#/properties/actual/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.properties.actual.type, parentSchema: schema60.properties.actual, data: data4 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data.why !== void 0) {
          let data5 = data.why;
          if (typeof data5 === "string") {
            if (func2(data5) < 1) {
              const err13 = { instancePath: instancePath + "/why", schemaPath: "#/properties/why/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema60.properties.why, data: data5 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          } else {
            const err14 = { instancePath: instancePath + "/why", schemaPath: "#/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.properties.why.type, parentSchema: schema60.properties.why, data: data5 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
        }
        if (data.next !== void 0) {
          let data6 = data.next;
          if (typeof data6 === "string") {
            if (func2(data6) < 1) {
              const err15 = { instancePath: instancePath + "/next", schemaPath: "#/properties/next/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema60.properties.next, data: data6 };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          } else {
            const err16 = { instancePath: instancePath + "/next", schemaPath: "#/properties/next/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.properties.next.type, parentSchema: schema60.properties.next, data: data6 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data.more !== void 0) {
          let data7 = data.more;
          if (!(typeof data7 == "number" && (!(data7 % 1) && !isNaN(data7)) && isFinite(data7))) {
            const err17 = { instancePath: instancePath + "/more", schemaPath: "#/properties/more/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema60.properties.more.type, parentSchema: schema60.properties.more, data: data7 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 < 1 || isNaN(data7)) {
              const err18 = { instancePath: instancePath + "/more", schemaPath: "#/properties/more/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema60.properties.more, data: data7 };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
          }
        }
        if (data.subject !== void 0) {
          let data8 = data.subject;
          if (typeof data8 === "string") {
            if (func2(data8) < 1) {
              const err19 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema60.properties.subject, data: data8 };
              if (vErrors === null) {
                vErrors = [err19];
              } else {
                vErrors.push(err19);
              }
              errors++;
            }
          } else {
            const err20 = { instancePath: instancePath + "/subject", schemaPath: "#/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.properties.subject.type, parentSchema: schema60.properties.subject, data: data8 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data.subject_kind !== void 0) {
          let data9 = data.subject_kind;
          if (!(data9 === "metric" || data9 === "criterion" || data9 === "outcome" || data9 === "scenario" || data9 === "rubric" || data9 === "baseline" || data9 === "usage")) {
            const err21 = { instancePath: instancePath + "/subject_kind", schemaPath: "#/properties/subject_kind/enum", keyword: "enum", params: { allowedValues: schema60.properties.subject_kind.enum }, message: "must be equal to one of the allowed values", schema: schema60.properties.subject_kind.enum, parentSchema: schema60.properties.subject_kind, data: data9 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data.rate !== void 0) {
          if (!validate34(data.rate, { instancePath: instancePath + "/rate", parentData: data, parentDataProperty: "rate", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate34.errors : vErrors.concat(validate34.errors);
            errors = vErrors.length;
          }
        }
        if (data.count !== void 0) {
          if (!validate36(data.count, { instancePath: instancePath + "/count", parentData: data, parentDataProperty: "count", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
            errors = vErrors.length;
          }
        }
        if (data.suggestion !== void 0) {
          let data12 = data.suggestion;
          if (typeof data12 === "string") {
            if (func2(data12) < 1) {
              const err22 = { instancePath: instancePath + "/suggestion", schemaPath: "#/properties/suggestion/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema60.properties.suggestion, data: data12 };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
          } else {
            const err23 = { instancePath: instancePath + "/suggestion", schemaPath: "#/properties/suggestion/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.properties.suggestion.type, parentSchema: schema60.properties.suggestion, data: data12 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data.place !== void 0) {
          let data13 = data.place;
          if (data13 && typeof data13 == "object" && !Array.isArray(data13)) {
            if (data13.file === void 0) {
              const err24 = { instancePath: instancePath + "/place", schemaPath: "#/properties/place/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'", schema: schema60.properties.place.required, parentSchema: schema60.properties.place, data: data13 };
              if (vErrors === null) {
                vErrors = [err24];
              } else {
                vErrors.push(err24);
              }
              errors++;
            }
            for (const key1 in data13) {
              if (!(key1 === "file" || key1 === "line" || key1 === "column" || key1 === "pointer")) {
                const err25 = { instancePath: instancePath + "/place", schemaPath: "#/properties/place/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema60.properties.place, data: data13 };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
            if (data13.file !== void 0) {
              let data14 = data13.file;
              if (typeof data14 !== "string") {
                const err26 = { instancePath: instancePath + "/place/file", schemaPath: "#/properties/place/properties/file/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.properties.place.properties.file.type, parentSchema: schema60.properties.place.properties.file, data: data14 };
                if (vErrors === null) {
                  vErrors = [err26];
                } else {
                  vErrors.push(err26);
                }
                errors++;
              }
            }
            if (data13.line !== void 0) {
              let data15 = data13.line;
              if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                const err27 = { instancePath: instancePath + "/place/line", schemaPath: "#/properties/place/properties/line/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema60.properties.place.properties.line.type, parentSchema: schema60.properties.place.properties.line, data: data15 };
                if (vErrors === null) {
                  vErrors = [err27];
                } else {
                  vErrors.push(err27);
                }
                errors++;
              }
              if (typeof data15 == "number" && isFinite(data15)) {
                if (data15 < 1 || isNaN(data15)) {
                  const err28 = { instancePath: instancePath + "/place/line", schemaPath: "#/properties/place/properties/line/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema60.properties.place.properties.line, data: data15 };
                  if (vErrors === null) {
                    vErrors = [err28];
                  } else {
                    vErrors.push(err28);
                  }
                  errors++;
                }
              }
            }
            if (data13.column !== void 0) {
              let data16 = data13.column;
              if (!(typeof data16 == "number" && (!(data16 % 1) && !isNaN(data16)) && isFinite(data16))) {
                const err29 = { instancePath: instancePath + "/place/column", schemaPath: "#/properties/place/properties/column/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema60.properties.place.properties.column.type, parentSchema: schema60.properties.place.properties.column, data: data16 };
                if (vErrors === null) {
                  vErrors = [err29];
                } else {
                  vErrors.push(err29);
                }
                errors++;
              }
              if (typeof data16 == "number" && isFinite(data16)) {
                if (data16 < 1 || isNaN(data16)) {
                  const err30 = { instancePath: instancePath + "/place/column", schemaPath: "#/properties/place/properties/column/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema60.properties.place.properties.column, data: data16 };
                  if (vErrors === null) {
                    vErrors = [err30];
                  } else {
                    vErrors.push(err30);
                  }
                  errors++;
                }
              }
            }
            if (data13.pointer !== void 0) {
              let data17 = data13.pointer;
              if (typeof data17 !== "string") {
                const err31 = { instancePath: instancePath + "/place/pointer", schemaPath: "#/properties/place/properties/pointer/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema60.properties.place.properties.pointer.type, parentSchema: schema60.properties.place.properties.pointer, data: data17 };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
            }
          } else {
            const err32 = { instancePath: instancePath + "/place", schemaPath: "#/properties/place/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema60.properties.place.type, parentSchema: schema60.properties.place, data: data13 };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
        if (data.scenarios !== void 0) {
          let data18 = data.scenarios;
          if (data18 && typeof data18 == "object" && !Array.isArray(data18)) {
            if (data18.total === void 0) {
              const err33 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'", schema: schema60.properties.scenarios.required, parentSchema: schema60.properties.scenarios, data: data18 };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
            if (data18.worst === void 0) {
              const err34 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/required", keyword: "required", params: { missingProperty: "worst" }, message: "must have required property 'worst'", schema: schema60.properties.scenarios.required, parentSchema: schema60.properties.scenarios, data: data18 };
              if (vErrors === null) {
                vErrors = [err34];
              } else {
                vErrors.push(err34);
              }
              errors++;
            }
            for (const key2 in data18) {
              if (!(key2 === "total" || key2 === "worst")) {
                const err35 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema60.properties.scenarios, data: data18 };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              }
            }
            if (data18.total !== void 0) {
              let data19 = data18.total;
              if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
                const err36 = { instancePath: instancePath + "/scenarios/total", schemaPath: "#/properties/scenarios/properties/total/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema60.properties.scenarios.properties.total.type, parentSchema: schema60.properties.scenarios.properties.total, data: data19 };
                if (vErrors === null) {
                  vErrors = [err36];
                } else {
                  vErrors.push(err36);
                }
                errors++;
              }
              if (typeof data19 == "number" && isFinite(data19)) {
                if (data19 < 1 || isNaN(data19)) {
                  const err37 = { instancePath: instancePath + "/scenarios/total", schemaPath: "#/properties/scenarios/properties/total/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema60.properties.scenarios.properties.total, data: data19 };
                  if (vErrors === null) {
                    vErrors = [err37];
                  } else {
                    vErrors.push(err37);
                  }
                  errors++;
                }
              }
            }
            if (data18.worst !== void 0) {
              let data20 = data18.worst;
              if (Array.isArray(data20)) {
                if (data20.length > 10) {
                  const err38 = { instancePath: instancePath + "/scenarios/worst", schemaPath: "#/properties/scenarios/properties/worst/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items", schema: 10, parentSchema: schema60.properties.scenarios.properties.worst, data: data20 };
                  if (vErrors === null) {
                    vErrors = [err38];
                  } else {
                    vErrors.push(err38);
                  }
                  errors++;
                }
                if (data20.length < 1) {
                  const err39 = { instancePath: instancePath + "/scenarios/worst", schemaPath: "#/properties/scenarios/properties/worst/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema60.properties.scenarios.properties.worst, data: data20 };
                  if (vErrors === null) {
                    vErrors = [err39];
                  } else {
                    vErrors.push(err39);
                  }
                  errors++;
                }
                const len0 = data20.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  if (!validate38(data20[i0], { instancePath: instancePath + "/scenarios/worst/" + i0, parentData: data20, parentDataProperty: i0, rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate38.errors : vErrors.concat(validate38.errors);
                    errors = vErrors.length;
                  }
                }
              } else {
                const err40 = { instancePath: instancePath + "/scenarios/worst", schemaPath: "#/properties/scenarios/properties/worst/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema60.properties.scenarios.properties.worst.type, parentSchema: schema60.properties.scenarios.properties.worst, data: data20 };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
            }
          } else {
            const err41 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema60.properties.scenarios.type, parentSchema: schema60.properties.scenarios, data: data18 };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
        }
      } else {
        const err42 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema60.type, parentSchema: schema60, data };
        if (vErrors === null) {
          vErrors = [err42];
        } else {
          vErrors.push(err42);
        }
        errors++;
      }
      validate33.errors = vErrors;
      return errors === 0;
    }
    validate33.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema75 = { "type": "object", "additionalProperties": false, "required": ["name", "rubric", "tier", "candidate", "baseline", "candidate_trials", "baseline_trials", "level", "state", "delta", "tolerance", "threshold", "interval", "detectable", "evidence", "decided_by", "leaning_down"], "properties": { "title": { "type": "string" }, "band": { "type": "string" }, "baseline_band": { "type": "string" }, "name": { "type": "string", "examples": ["TCR"] }, "rubric": { "type": "string" }, "tier": { "$ref": "#/$defs/tier" }, "candidate": { "$ref": "#/$defs/rateOrNull" }, "baseline": { "$ref": "#/$defs/rateOrNull" }, "candidate_trials": { "$ref": "#/$defs/count" }, "baseline_trials": { "anyOf": [{ "$ref": "#/$defs/count" }, { "type": "null" }] }, "level": { "anyOf": [{ "$ref": "#/$defs/level" }, { "type": "null" }] }, "state": { "$ref": "#/$defs/state" }, "delta": { "$ref": "#/$defs/delta" }, "paired": { "$ref": "#/$defs/paired" }, "tolerance": { "$ref": "#/$defs/tolerance" }, "threshold": { "$ref": "#/$defs/threshold" }, "interval": { "anyOf": [{ "$ref": "#/$defs/interval" }, { "type": "null" }] }, "detectable": { "$ref": "#/$defs/detectable" }, "evidence": { "type": "array", "items": { "$ref": "#/$defs/evidence" } }, "decided_by": { "$ref": "#/$defs/decidedBy" }, "leans": { "type": "array", "items": { "$ref": "#/$defs/testName" } }, "leaning_down": { "$ref": "#/$defs/leaningDown" }, "reliability": { "$ref": "#/$defs/reliability" } }, "title": "MetricComparison" };
    var schema76 = { "enum": ["critical", "supporting", "advisory"] };
    var schema83 = { "enum": ["regressed", "improved", "unchanged", "inconclusive", "insufficient", "not-comparable", "no-baseline"] };
    var schema93 = { "enum": ["paired-t", "history-t", "mcnemar-mid-p", "exact", "collapse", "collapse-single", "confirm"] };
    var schema99 = { "type": "boolean" };
    var schema79 = { "type": "object", "additionalProperties": false, "required": ["scenarios", "effective_n", "lower", "upper"], "properties": { "scenarios": { "type": "integer", "minimum": 1, "examples": [50] }, "families": { "type": "integer", "minimum": 1, "examples": [12] }, "effective_n": { "type": "number", "minimum": 0, "examples": [62.5] }, "lower": { "$ref": "#/$defs/rate", "examples": [0.801] }, "upper": { "$ref": "#/$defs/rate", "examples": [0.918] }, "failures_up_to": { "$ref": "#/$defs/rate", "examples": [0.139] } } };
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
        if (data.scenarios === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios" }, message: "must have required property 'scenarios'", schema: schema79.required, parentSchema: schema79, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.effective_n === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "effective_n" }, message: "must have required property 'effective_n'", schema: schema79.required, parentSchema: schema79, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.lower === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "lower" }, message: "must have required property 'lower'", schema: schema79.required, parentSchema: schema79, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.upper === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "upper" }, message: "must have required property 'upper'", schema: schema79.required, parentSchema: schema79, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "scenarios" || key0 === "families" || key0 === "effective_n" || key0 === "lower" || key0 === "upper" || key0 === "failures_up_to")) {
            const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema79, data };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.scenarios !== void 0) {
          let data0 = data.scenarios;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            const err5 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema79.properties.scenarios.type, parentSchema: schema79.properties.scenarios, data: data0 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 < 1 || isNaN(data0)) {
              const err6 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema79.properties.scenarios, data: data0 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          }
        }
        if (data.families !== void 0) {
          let data1 = data.families;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            const err7 = { instancePath: instancePath + "/families", schemaPath: "#/properties/families/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema79.properties.families.type, parentSchema: schema79.properties.families, data: data1 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 < 1 || isNaN(data1)) {
              const err8 = { instancePath: instancePath + "/families", schemaPath: "#/properties/families/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema79.properties.families, data: data1 };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          }
        }
        if (data.effective_n !== void 0) {
          let data2 = data.effective_n;
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 < 0 || isNaN(data2)) {
              const err9 = { instancePath: instancePath + "/effective_n", schemaPath: "#/properties/effective_n/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema79.properties.effective_n, data: data2 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/effective_n", schemaPath: "#/properties/effective_n/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema79.properties.effective_n.type, parentSchema: schema79.properties.effective_n, data: data2 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.lower !== void 0) {
          let data3 = data.lower;
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 1 || isNaN(data3)) {
              const err11 = { instancePath: instancePath + "/lower", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema67, data: data3 };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
            if (data3 < 0 || isNaN(data3)) {
              const err12 = { instancePath: instancePath + "/lower", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema67, data: data3 };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
          } else {
            const err13 = { instancePath: instancePath + "/lower", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema67.type, parentSchema: schema67, data: data3 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
        }
        if (data.upper !== void 0) {
          let data4 = data.upper;
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 1 || isNaN(data4)) {
              const err14 = { instancePath: instancePath + "/upper", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema67, data: data4 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
            if (data4 < 0 || isNaN(data4)) {
              const err15 = { instancePath: instancePath + "/upper", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema67, data: data4 };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          } else {
            const err16 = { instancePath: instancePath + "/upper", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema67.type, parentSchema: schema67, data: data4 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data.failures_up_to !== void 0) {
          let data5 = data.failures_up_to;
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 1 || isNaN(data5)) {
              const err17 = { instancePath: instancePath + "/failures_up_to", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema67, data: data5 };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
            if (data5 < 0 || isNaN(data5)) {
              const err18 = { instancePath: instancePath + "/failures_up_to", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema67, data: data5 };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
          } else {
            const err19 = { instancePath: instancePath + "/failures_up_to", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema67.type, parentSchema: schema67, data: data5 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
      } else {
        const err20 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema79.type, parentSchema: schema79, data };
        if (vErrors === null) {
          vErrors = [err20];
        } else {
          vErrors.push(err20);
        }
        errors++;
      }
      validate44.errors = vErrors;
      return errors === 0;
    }
    validate44.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema85 = { "type": "object", "additionalProperties": false, "required": ["scenarios", "candidate", "baseline"], "properties": { "scenarios": { "type": "integer", "minimum": 1 }, "candidate": { "$ref": "#/$defs/rate" }, "baseline": { "$ref": "#/$defs/rate" }, "waived": { "type": "integer", "minimum": 1 } }, "title": "PairedMeans" };
    function validate46(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate46.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.scenarios === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios" }, message: "must have required property 'scenarios'", schema: schema85.required, parentSchema: schema85, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.candidate === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "candidate" }, message: "must have required property 'candidate'", schema: schema85.required, parentSchema: schema85, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.baseline === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baseline" }, message: "must have required property 'baseline'", schema: schema85.required, parentSchema: schema85, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "scenarios" || key0 === "candidate" || key0 === "baseline" || key0 === "waived")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema85, data };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.scenarios !== void 0) {
          let data0 = data.scenarios;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            const err4 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema85.properties.scenarios.type, parentSchema: schema85.properties.scenarios, data: data0 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 < 1 || isNaN(data0)) {
              const err5 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema85.properties.scenarios, data: data0 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          }
        }
        if (data.candidate !== void 0) {
          let data1 = data.candidate;
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1 || isNaN(data1)) {
              const err6 = { instancePath: instancePath + "/candidate", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema67, data: data1 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data1 < 0 || isNaN(data1)) {
              const err7 = { instancePath: instancePath + "/candidate", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema67, data: data1 };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/candidate", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema67.type, parentSchema: schema67, data: data1 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.baseline !== void 0) {
          let data2 = data.baseline;
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 1 || isNaN(data2)) {
              const err9 = { instancePath: instancePath + "/baseline", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema67, data: data2 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
            if (data2 < 0 || isNaN(data2)) {
              const err10 = { instancePath: instancePath + "/baseline", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema67, data: data2 };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
          } else {
            const err11 = { instancePath: instancePath + "/baseline", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema67.type, parentSchema: schema67, data: data2 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data.waived !== void 0) {
          let data3 = data.waived;
          if (!(typeof data3 == "number" && (!(data3 % 1) && !isNaN(data3)) && isFinite(data3))) {
            const err12 = { instancePath: instancePath + "/waived", schemaPath: "#/properties/waived/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema85.properties.waived.type, parentSchema: schema85.properties.waived, data: data3 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 < 1 || isNaN(data3)) {
              const err13 = { instancePath: instancePath + "/waived", schemaPath: "#/properties/waived/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema85.properties.waived, data: data3 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          }
        }
      } else {
        const err14 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema85.type, parentSchema: schema85, data };
        if (vErrors === null) {
          vErrors = [err14];
        } else {
          vErrors.push(err14);
        }
        errors++;
      }
      validate46.errors = vErrors;
      return errors === 0;
    }
    validate46.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema92 = { "type": "object", "additionalProperties": false, "required": ["test", "p", "adjusted_p"], "properties": { "test": { "$ref": "#/$defs/testName" }, "p": { "$ref": "#/$defs/rate" }, "adjusted_p": { "$ref": "#/$defs/rate" } } };
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
        if (data.test === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "test" }, message: "must have required property 'test'", schema: schema92.required, parentSchema: schema92, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.p === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "p" }, message: "must have required property 'p'", schema: schema92.required, parentSchema: schema92, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.adjusted_p === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "adjusted_p" }, message: "must have required property 'adjusted_p'", schema: schema92.required, parentSchema: schema92, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "test" || key0 === "p" || key0 === "adjusted_p")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema92, data };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.test !== void 0) {
          let data0 = data.test;
          if (!(data0 === "paired-t" || data0 === "history-t" || data0 === "mcnemar-mid-p" || data0 === "exact" || data0 === "collapse" || data0 === "collapse-single" || data0 === "confirm")) {
            const err4 = { instancePath: instancePath + "/test", schemaPath: "#/$defs/testName/enum", keyword: "enum", params: { allowedValues: schema93.enum }, message: "must be equal to one of the allowed values", schema: schema93.enum, parentSchema: schema93, data: data0 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.p !== void 0) {
          let data1 = data.p;
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1 || isNaN(data1)) {
              const err5 = { instancePath: instancePath + "/p", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema67, data: data1 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data1 < 0 || isNaN(data1)) {
              const err6 = { instancePath: instancePath + "/p", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema67, data: data1 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/p", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema67.type, parentSchema: schema67, data: data1 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.adjusted_p !== void 0) {
          let data2 = data.adjusted_p;
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 1 || isNaN(data2)) {
              const err8 = { instancePath: instancePath + "/adjusted_p", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema67, data: data2 };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
            if (data2 < 0 || isNaN(data2)) {
              const err9 = { instancePath: instancePath + "/adjusted_p", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema67, data: data2 };
              if (vErrors === null) {
                vErrors = [err9];
              } else {
                vErrors.push(err9);
              }
              errors++;
            }
          } else {
            const err10 = { instancePath: instancePath + "/adjusted_p", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema67.type, parentSchema: schema67, data: data2 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema92.type, parentSchema: schema92, data };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      validate48.errors = vErrors;
      return errors === 0;
    }
    validate48.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema96 = { "type": "array", "items": { "$ref": "#/$defs/testName" } };
    function validate50(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate50.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (Array.isArray(data)) {
        const len0 = data.length;
        for (let i0 = 0; i0 < len0; i0++) {
          let data0 = data[i0];
          if (!(data0 === "paired-t" || data0 === "history-t" || data0 === "mcnemar-mid-p" || data0 === "exact" || data0 === "collapse" || data0 === "collapse-single" || data0 === "confirm")) {
            const err0 = { instancePath: instancePath + "/" + i0, schemaPath: "#/$defs/testName/enum", keyword: "enum", params: { allowedValues: schema93.enum }, message: "must be equal to one of the allowed values", schema: schema93.enum, parentSchema: schema93, data: data0 };
            if (vErrors === null) {
              vErrors = [err0];
            } else {
              vErrors.push(err0);
            }
            errors++;
          }
        }
      } else {
        const err1 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema96.type, parentSchema: schema96, data };
        if (vErrors === null) {
          vErrors = [err1];
        } else {
          vErrors.push(err1);
        }
        errors++;
      }
      validate50.errors = vErrors;
      return errors === 0;
    }
    validate50.evaluated = { "items": true, "dynamicProps": false, "dynamicItems": false };
    var schema100 = { "type": "object", "additionalProperties": false, "required": ["k", "candidate", "baseline", "p_worse"], "properties": { "k": { "type": "integer", "minimum": 2 }, "candidate": { "$ref": "#/$defs/reliabilitySide" }, "baseline": { "anyOf": [{ "$ref": "#/$defs/reliabilitySide" }, { "type": "null" }] }, "p_worse": { "anyOf": [{ "$ref": "#/$defs/reliabilitySide" }, { "type": "null" }] } } };
    var schema101 = { "type": "object", "additionalProperties": false, "required": ["all_pass", "any_pass"], "properties": { "all_pass": { "$ref": "#/$defs/rate" }, "any_pass": { "$ref": "#/$defs/rate" } } };
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
        if (data.all_pass === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "all_pass" }, message: "must have required property 'all_pass'", schema: schema101.required, parentSchema: schema101, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.any_pass === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "any_pass" }, message: "must have required property 'any_pass'", schema: schema101.required, parentSchema: schema101, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "all_pass" || key0 === "any_pass")) {
            const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema101, data };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data.all_pass !== void 0) {
          let data0 = data.all_pass;
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 > 1 || isNaN(data0)) {
              const err3 = { instancePath: instancePath + "/all_pass", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema67, data: data0 };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
            if (data0 < 0 || isNaN(data0)) {
              const err4 = { instancePath: instancePath + "/all_pass", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema67, data: data0 };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          } else {
            const err5 = { instancePath: instancePath + "/all_pass", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema67.type, parentSchema: schema67, data: data0 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.any_pass !== void 0) {
          let data1 = data.any_pass;
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 > 1 || isNaN(data1)) {
              const err6 = { instancePath: instancePath + "/any_pass", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema67, data: data1 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            if (data1 < 0 || isNaN(data1)) {
              const err7 = { instancePath: instancePath + "/any_pass", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema67, data: data1 };
              if (vErrors === null) {
                vErrors = [err7];
              } else {
                vErrors.push(err7);
              }
              errors++;
            }
          } else {
            const err8 = { instancePath: instancePath + "/any_pass", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema67.type, parentSchema: schema67, data: data1 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
      } else {
        const err9 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema101.type, parentSchema: schema101, data };
        if (vErrors === null) {
          vErrors = [err9];
        } else {
          vErrors.push(err9);
        }
        errors++;
      }
      validate53.errors = vErrors;
      return errors === 0;
    }
    validate53.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate52.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.k === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "k" }, message: "must have required property 'k'", schema: schema100.required, parentSchema: schema100, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.candidate === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "candidate" }, message: "must have required property 'candidate'", schema: schema100.required, parentSchema: schema100, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.baseline === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baseline" }, message: "must have required property 'baseline'", schema: schema100.required, parentSchema: schema100, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.p_worse === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "p_worse" }, message: "must have required property 'p_worse'", schema: schema100.required, parentSchema: schema100, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "k" || key0 === "candidate" || key0 === "baseline" || key0 === "p_worse")) {
            const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema100, data };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.k !== void 0) {
          let data0 = data.k;
          if (!(typeof data0 == "number" && (!(data0 % 1) && !isNaN(data0)) && isFinite(data0))) {
            const err5 = { instancePath: instancePath + "/k", schemaPath: "#/properties/k/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema100.properties.k.type, parentSchema: schema100.properties.k, data: data0 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
          if (typeof data0 == "number" && isFinite(data0)) {
            if (data0 < 2 || isNaN(data0)) {
              const err6 = { instancePath: instancePath + "/k", schemaPath: "#/properties/k/minimum", keyword: "minimum", params: { comparison: ">=", limit: 2 }, message: "must be >= 2", schema: 2, parentSchema: schema100.properties.k, data: data0 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          }
        }
        if (data.candidate !== void 0) {
          if (!validate53(data.candidate, { instancePath: instancePath + "/candidate", parentData: data, parentDataProperty: "candidate", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
            errors = vErrors.length;
          }
        }
        if (data.baseline !== void 0) {
          let data2 = data.baseline;
          const _errs6 = errors;
          let valid1 = false;
          const _errs7 = errors;
          if (!validate53(data2, { instancePath: instancePath + "/baseline", parentData: data, parentDataProperty: "baseline", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs7 === errors;
          valid1 = valid1 || _valid0;
          const _errs8 = errors;
          if (data2 !== null) {
            const err7 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema100.properties.baseline.anyOf[1].type, parentSchema: schema100.properties.baseline.anyOf[1], data: data2 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          var _valid0 = _errs8 === errors;
          valid1 = valid1 || _valid0;
          if (!valid1) {
            const err8 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema100.properties.baseline.anyOf, parentSchema: schema100.properties.baseline, data: data2 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          } else {
            errors = _errs6;
            if (vErrors !== null) {
              if (_errs6) {
                vErrors.length = _errs6;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data.p_worse !== void 0) {
          let data3 = data.p_worse;
          const _errs11 = errors;
          let valid2 = false;
          const _errs12 = errors;
          if (!validate53(data3, { instancePath: instancePath + "/p_worse", parentData: data, parentDataProperty: "p_worse", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
            errors = vErrors.length;
          }
          var _valid1 = _errs12 === errors;
          valid2 = valid2 || _valid1;
          const _errs13 = errors;
          if (data3 !== null) {
            const err9 = { instancePath: instancePath + "/p_worse", schemaPath: "#/properties/p_worse/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema100.properties.p_worse.anyOf[1].type, parentSchema: schema100.properties.p_worse.anyOf[1], data: data3 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          var _valid1 = _errs13 === errors;
          valid2 = valid2 || _valid1;
          if (!valid2) {
            const err10 = { instancePath: instancePath + "/p_worse", schemaPath: "#/properties/p_worse/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema100.properties.p_worse.anyOf, parentSchema: schema100.properties.p_worse, data: data3 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          } else {
            errors = _errs11;
            if (vErrors !== null) {
              if (_errs11) {
                vErrors.length = _errs11;
              } else {
                vErrors = null;
              }
            }
          }
        }
      } else {
        const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema100.type, parentSchema: schema100, data };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      validate52.errors = vErrors;
      return errors === 0;
    }
    validate52.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    function validate41(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate41.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema75.required, parentSchema: schema75, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.rubric === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rubric" }, message: "must have required property 'rubric'", schema: schema75.required, parentSchema: schema75, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.tier === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'", schema: schema75.required, parentSchema: schema75, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.candidate === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "candidate" }, message: "must have required property 'candidate'", schema: schema75.required, parentSchema: schema75, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.baseline === void 0) {
          const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baseline" }, message: "must have required property 'baseline'", schema: schema75.required, parentSchema: schema75, data };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.candidate_trials === void 0) {
          const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "candidate_trials" }, message: "must have required property 'candidate_trials'", schema: schema75.required, parentSchema: schema75, data };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.baseline_trials === void 0) {
          const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baseline_trials" }, message: "must have required property 'baseline_trials'", schema: schema75.required, parentSchema: schema75, data };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data.level === void 0) {
          const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "level" }, message: "must have required property 'level'", schema: schema75.required, parentSchema: schema75, data };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data.state === void 0) {
          const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema75.required, parentSchema: schema75, data };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data.delta === void 0) {
          const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "delta" }, message: "must have required property 'delta'", schema: schema75.required, parentSchema: schema75, data };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data.tolerance === void 0) {
          const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tolerance" }, message: "must have required property 'tolerance'", schema: schema75.required, parentSchema: schema75, data };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data.threshold === void 0) {
          const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "threshold" }, message: "must have required property 'threshold'", schema: schema75.required, parentSchema: schema75, data };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data.interval === void 0) {
          const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "interval" }, message: "must have required property 'interval'", schema: schema75.required, parentSchema: schema75, data };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data.detectable === void 0) {
          const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detectable" }, message: "must have required property 'detectable'", schema: schema75.required, parentSchema: schema75, data };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data.evidence === void 0) {
          const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'", schema: schema75.required, parentSchema: schema75, data };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data.decided_by === void 0) {
          const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decided_by" }, message: "must have required property 'decided_by'", schema: schema75.required, parentSchema: schema75, data };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data.leaning_down === void 0) {
          const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "leaning_down" }, message: "must have required property 'leaning_down'", schema: schema75.required, parentSchema: schema75, data };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!func1.call(schema75.properties, key0)) {
            const err17 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema75, data };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data.title !== void 0) {
          let data0 = data.title;
          if (typeof data0 !== "string") {
            const err18 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema75.properties.title.type, parentSchema: schema75.properties.title, data: data0 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data.band !== void 0) {
          let data1 = data.band;
          if (typeof data1 !== "string") {
            const err19 = { instancePath: instancePath + "/band", schemaPath: "#/properties/band/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema75.properties.band.type, parentSchema: schema75.properties.band, data: data1 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data.baseline_band !== void 0) {
          let data2 = data.baseline_band;
          if (typeof data2 !== "string") {
            const err20 = { instancePath: instancePath + "/baseline_band", schemaPath: "#/properties/baseline_band/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema75.properties.baseline_band.type, parentSchema: schema75.properties.baseline_band, data: data2 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
        }
        if (data.name !== void 0) {
          let data3 = data.name;
          if (typeof data3 !== "string") {
            const err21 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema75.properties.name.type, parentSchema: schema75.properties.name, data: data3 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          }
        }
        if (data.rubric !== void 0) {
          let data4 = data.rubric;
          if (typeof data4 !== "string") {
            const err22 = { instancePath: instancePath + "/rubric", schemaPath: "#/properties/rubric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema75.properties.rubric.type, parentSchema: schema75.properties.rubric, data: data4 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
        }
        if (data.tier !== void 0) {
          let data5 = data.tier;
          if (!(data5 === "critical" || data5 === "supporting" || data5 === "advisory")) {
            const err23 = { instancePath: instancePath + "/tier", schemaPath: "#/$defs/tier/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values", schema: schema76.enum, parentSchema: schema76, data: data5 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          }
        }
        if (data.candidate !== void 0) {
          let data6 = data.candidate;
          if (!(typeof data6 == "number" && isFinite(data6)) && data6 !== null) {
            const err24 = { instancePath: instancePath + "/candidate", schemaPath: "#/$defs/rateOrNull/type", keyword: "type", params: { type: schema51.type }, message: "must be number,null", schema: schema51.type, parentSchema: schema51, data: data6 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
          if (typeof data6 == "number" && isFinite(data6)) {
            if (data6 > 1 || isNaN(data6)) {
              const err25 = { instancePath: instancePath + "/candidate", schemaPath: "#/$defs/rateOrNull/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema51, data: data6 };
              if (vErrors === null) {
                vErrors = [err25];
              } else {
                vErrors.push(err25);
              }
              errors++;
            }
            if (data6 < 0 || isNaN(data6)) {
              const err26 = { instancePath: instancePath + "/candidate", schemaPath: "#/$defs/rateOrNull/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema51, data: data6 };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
          }
        }
        if (data.baseline !== void 0) {
          let data7 = data.baseline;
          if (!(typeof data7 == "number" && isFinite(data7)) && data7 !== null) {
            const err27 = { instancePath: instancePath + "/baseline", schemaPath: "#/$defs/rateOrNull/type", keyword: "type", params: { type: schema51.type }, message: "must be number,null", schema: schema51.type, parentSchema: schema51, data: data7 };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
          if (typeof data7 == "number" && isFinite(data7)) {
            if (data7 > 1 || isNaN(data7)) {
              const err28 = { instancePath: instancePath + "/baseline", schemaPath: "#/$defs/rateOrNull/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema51, data: data7 };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (data7 < 0 || isNaN(data7)) {
              const err29 = { instancePath: instancePath + "/baseline", schemaPath: "#/$defs/rateOrNull/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema51, data: data7 };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
          }
        }
        if (data.candidate_trials !== void 0) {
          if (!validate36(data.candidate_trials, { instancePath: instancePath + "/candidate_trials", parentData: data, parentDataProperty: "candidate_trials", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
            errors = vErrors.length;
          }
        }
        if (data.baseline_trials !== void 0) {
          let data9 = data.baseline_trials;
          const _errs22 = errors;
          let valid4 = false;
          const _errs23 = errors;
          if (!validate36(data9, { instancePath: instancePath + "/baseline_trials", parentData: data, parentDataProperty: "baseline_trials", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs23 === errors;
          valid4 = valid4 || _valid0;
          const _errs24 = errors;
          if (data9 !== null) {
            const err30 = { instancePath: instancePath + "/baseline_trials", schemaPath: "#/properties/baseline_trials/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema75.properties.baseline_trials.anyOf[1].type, parentSchema: schema75.properties.baseline_trials.anyOf[1], data: data9 };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
          var _valid0 = _errs24 === errors;
          valid4 = valid4 || _valid0;
          if (!valid4) {
            const err31 = { instancePath: instancePath + "/baseline_trials", schemaPath: "#/properties/baseline_trials/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema75.properties.baseline_trials.anyOf, parentSchema: schema75.properties.baseline_trials, data: data9 };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          } else {
            errors = _errs22;
            if (vErrors !== null) {
              if (_errs22) {
                vErrors.length = _errs22;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data.level !== void 0) {
          let data10 = data.level;
          const _errs27 = errors;
          let valid5 = false;
          const _errs28 = errors;
          if (!validate44(data10, { instancePath: instancePath + "/level", parentData: data, parentDataProperty: "level", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
            errors = vErrors.length;
          }
          var _valid1 = _errs28 === errors;
          valid5 = valid5 || _valid1;
          const _errs29 = errors;
          if (data10 !== null) {
            const err32 = { instancePath: instancePath + "/level", schemaPath: "#/properties/level/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema75.properties.level.anyOf[1].type, parentSchema: schema75.properties.level.anyOf[1], data: data10 };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
          var _valid1 = _errs29 === errors;
          valid5 = valid5 || _valid1;
          if (!valid5) {
            const err33 = { instancePath: instancePath + "/level", schemaPath: "#/properties/level/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema75.properties.level.anyOf, parentSchema: schema75.properties.level, data: data10 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          } else {
            errors = _errs27;
            if (vErrors !== null) {
              if (_errs27) {
                vErrors.length = _errs27;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data.state !== void 0) {
          let data11 = data.state;
          if (!(data11 === "regressed" || data11 === "improved" || data11 === "unchanged" || data11 === "inconclusive" || data11 === "insufficient" || data11 === "not-comparable" || data11 === "no-baseline")) {
            const err34 = { instancePath: instancePath + "/state", schemaPath: "#/$defs/state/enum", keyword: "enum", params: { allowedValues: schema83.enum }, message: "must be equal to one of the allowed values", schema: schema83.enum, parentSchema: schema83, data: data11 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
        if (data.delta !== void 0) {
          let data12 = data.delta;
          if (!(typeof data12 == "number" && isFinite(data12)) && data12 !== null) {
            const err35 = { instancePath: instancePath + "/delta", schemaPath: "#/$defs/delta/type", keyword: "type", params: { type: schema64.type }, message: "must be number,null", schema: schema64.type, parentSchema: schema64, data: data12 };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
          if (typeof data12 == "number" && isFinite(data12)) {
            if (data12 > 1 || isNaN(data12)) {
              const err36 = { instancePath: instancePath + "/delta", schemaPath: "#/$defs/delta/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema64, data: data12 };
              if (vErrors === null) {
                vErrors = [err36];
              } else {
                vErrors.push(err36);
              }
              errors++;
            }
            if (data12 < -1 || isNaN(data12)) {
              const err37 = { instancePath: instancePath + "/delta", schemaPath: "#/$defs/delta/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema64, data: data12 };
              if (vErrors === null) {
                vErrors = [err37];
              } else {
                vErrors.push(err37);
              }
              errors++;
            }
          }
        }
        if (data.paired !== void 0) {
          if (!validate46(data.paired, { instancePath: instancePath + "/paired", parentData: data, parentDataProperty: "paired", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
            errors = vErrors.length;
          }
        }
        if (data.tolerance !== void 0) {
          let data14 = data.tolerance;
          if (typeof data14 == "number" && isFinite(data14)) {
            if (data14 > 1 || isNaN(data14)) {
              const err38 = { instancePath: instancePath + "/tolerance", schemaPath: "#/$defs/tolerance/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema67, data: data14 };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
            if (data14 < 0 || isNaN(data14)) {
              const err39 = { instancePath: instancePath + "/tolerance", schemaPath: "#/$defs/tolerance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema67, data: data14 };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
          } else {
            const err40 = { instancePath: instancePath + "/tolerance", schemaPath: "#/$defs/tolerance/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema67.type, parentSchema: schema67, data: data14 };
            if (vErrors === null) {
              vErrors = [err40];
            } else {
              vErrors.push(err40);
            }
            errors++;
          }
        }
        if (data.threshold !== void 0) {
          let data15 = data.threshold;
          if (!(typeof data15 == "number" && isFinite(data15)) && data15 !== null) {
            const err41 = { instancePath: instancePath + "/threshold", schemaPath: "#/$defs/threshold/type", keyword: "type", params: { type: schema51.type }, message: "must be number,null", schema: schema51.type, parentSchema: schema51, data: data15 };
            if (vErrors === null) {
              vErrors = [err41];
            } else {
              vErrors.push(err41);
            }
            errors++;
          }
          if (typeof data15 == "number" && isFinite(data15)) {
            if (data15 > 1 || isNaN(data15)) {
              const err42 = { instancePath: instancePath + "/threshold", schemaPath: "#/$defs/threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema51, data: data15 };
              if (vErrors === null) {
                vErrors = [err42];
              } else {
                vErrors.push(err42);
              }
              errors++;
            }
            if (data15 < 0 || isNaN(data15)) {
              const err43 = { instancePath: instancePath + "/threshold", schemaPath: "#/$defs/threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema51, data: data15 };
              if (vErrors === null) {
                vErrors = [err43];
              } else {
                vErrors.push(err43);
              }
              errors++;
            }
          }
        }
        if (data.interval !== void 0) {
          let data16 = data.interval;
          const _errs44 = errors;
          let valid10 = false;
          const _errs45 = errors;
          if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
            if (data16.lower === void 0) {
              const err44 = { instancePath: instancePath + "/interval", schemaPath: "#/$defs/interval/required", keyword: "required", params: { missingProperty: "lower" }, message: "must have required property 'lower'", schema: schema65.required, parentSchema: schema65, data: data16 };
              if (vErrors === null) {
                vErrors = [err44];
              } else {
                vErrors.push(err44);
              }
              errors++;
            }
            if (data16.upper === void 0) {
              const err45 = { instancePath: instancePath + "/interval", schemaPath: "#/$defs/interval/required", keyword: "required", params: { missingProperty: "upper" }, message: "must have required property 'upper'", schema: schema65.required, parentSchema: schema65, data: data16 };
              if (vErrors === null) {
                vErrors = [err45];
              } else {
                vErrors.push(err45);
              }
              errors++;
            }
            for (const key1 in data16) {
              if (!(key1 === "lower" || key1 === "upper")) {
                const err46 = { instancePath: instancePath + "/interval", schemaPath: "#/$defs/interval/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema65, data: data16 };
                if (vErrors === null) {
                  vErrors = [err46];
                } else {
                  vErrors.push(err46);
                }
                errors++;
              }
            }
            if (data16.lower !== void 0) {
              let data17 = data16.lower;
              if (typeof data17 == "number" && isFinite(data17)) {
                if (data17 > 1 || isNaN(data17)) {
                  const err47 = { instancePath: instancePath + "/interval/lower", schemaPath: "#/$defs/interval/properties/lower/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema65.properties.lower, data: data17 };
                  if (vErrors === null) {
                    vErrors = [err47];
                  } else {
                    vErrors.push(err47);
                  }
                  errors++;
                }
                if (data17 < -1 || isNaN(data17)) {
                  const err48 = { instancePath: instancePath + "/interval/lower", schemaPath: "#/$defs/interval/properties/lower/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema65.properties.lower, data: data17 };
                  if (vErrors === null) {
                    vErrors = [err48];
                  } else {
                    vErrors.push(err48);
                  }
                  errors++;
                }
              } else {
                const err49 = { instancePath: instancePath + "/interval/lower", schemaPath: "#/$defs/interval/properties/lower/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema65.properties.lower.type, parentSchema: schema65.properties.lower, data: data17 };
                if (vErrors === null) {
                  vErrors = [err49];
                } else {
                  vErrors.push(err49);
                }
                errors++;
              }
            }
            if (data16.upper !== void 0) {
              let data18 = data16.upper;
              if (typeof data18 == "number" && isFinite(data18)) {
                if (data18 > 1 || isNaN(data18)) {
                  const err50 = { instancePath: instancePath + "/interval/upper", schemaPath: "#/$defs/interval/properties/upper/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema65.properties.upper, data: data18 };
                  if (vErrors === null) {
                    vErrors = [err50];
                  } else {
                    vErrors.push(err50);
                  }
                  errors++;
                }
                if (data18 < -1 || isNaN(data18)) {
                  const err51 = { instancePath: instancePath + "/interval/upper", schemaPath: "#/$defs/interval/properties/upper/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema65.properties.upper, data: data18 };
                  if (vErrors === null) {
                    vErrors = [err51];
                  } else {
                    vErrors.push(err51);
                  }
                  errors++;
                }
              } else {
                const err52 = { instancePath: instancePath + "/interval/upper", schemaPath: "#/$defs/interval/properties/upper/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema65.properties.upper.type, parentSchema: schema65.properties.upper, data: data18 };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
            }
          } else {
            const err53 = { instancePath: instancePath + "/interval", schemaPath: "#/$defs/interval/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema65.type, parentSchema: schema65, data: data16 };
            if (vErrors === null) {
              vErrors = [err53];
            } else {
              vErrors.push(err53);
            }
            errors++;
          }
          var _valid2 = _errs45 === errors;
          valid10 = valid10 || _valid2;
          const _errs53 = errors;
          if (data16 !== null) {
            const err54 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema75.properties.interval.anyOf[1].type, parentSchema: schema75.properties.interval.anyOf[1], data: data16 };
            if (vErrors === null) {
              vErrors = [err54];
            } else {
              vErrors.push(err54);
            }
            errors++;
          }
          var _valid2 = _errs53 === errors;
          valid10 = valid10 || _valid2;
          if (!valid10) {
            const err55 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema75.properties.interval.anyOf, parentSchema: schema75.properties.interval, data: data16 };
            if (vErrors === null) {
              vErrors = [err55];
            } else {
              vErrors.push(err55);
            }
            errors++;
          } else {
            errors = _errs44;
            if (vErrors !== null) {
              if (_errs44) {
                vErrors.length = _errs44;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data.detectable !== void 0) {
          let data19 = data.detectable;
          if (!(typeof data19 == "number" && isFinite(data19)) && data19 !== null) {
            const err56 = { instancePath: instancePath + "/detectable", schemaPath: "#/$defs/detectable/type", keyword: "type", params: { type: schema51.type }, message: "must be number,null", schema: schema51.type, parentSchema: schema51, data: data19 };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          }
          if (typeof data19 == "number" && isFinite(data19)) {
            if (data19 > 1 || isNaN(data19)) {
              const err57 = { instancePath: instancePath + "/detectable", schemaPath: "#/$defs/detectable/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema51, data: data19 };
              if (vErrors === null) {
                vErrors = [err57];
              } else {
                vErrors.push(err57);
              }
              errors++;
            }
            if (data19 < 0 || isNaN(data19)) {
              const err58 = { instancePath: instancePath + "/detectable", schemaPath: "#/$defs/detectable/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema51, data: data19 };
              if (vErrors === null) {
                vErrors = [err58];
              } else {
                vErrors.push(err58);
              }
              errors++;
            }
          }
        }
        if (data.evidence !== void 0) {
          let data20 = data.evidence;
          if (Array.isArray(data20)) {
            const len0 = data20.length;
            for (let i0 = 0; i0 < len0; i0++) {
              if (!validate48(data20[i0], { instancePath: instancePath + "/evidence/" + i0, parentData: data20, parentDataProperty: i0, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err59 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema75.properties.evidence.type, parentSchema: schema75.properties.evidence, data: data20 };
            if (vErrors === null) {
              vErrors = [err59];
            } else {
              vErrors.push(err59);
            }
            errors++;
          }
        }
        if (data.decided_by !== void 0) {
          if (!validate50(data.decided_by, { instancePath: instancePath + "/decided_by", parentData: data, parentDataProperty: "decided_by", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
            errors = vErrors.length;
          }
        }
        if (data.leans !== void 0) {
          let data23 = data.leans;
          if (Array.isArray(data23)) {
            const len1 = data23.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data24 = data23[i1];
              if (!(data24 === "paired-t" || data24 === "history-t" || data24 === "mcnemar-mid-p" || data24 === "exact" || data24 === "collapse" || data24 === "collapse-single" || data24 === "confirm")) {
                const err60 = { instancePath: instancePath + "/leans/" + i1, schemaPath: "#/$defs/testName/enum", keyword: "enum", params: { allowedValues: schema93.enum }, message: "must be equal to one of the allowed values", schema: schema93.enum, parentSchema: schema93, data: data24 };
                if (vErrors === null) {
                  vErrors = [err60];
                } else {
                  vErrors.push(err60);
                }
                errors++;
              }
            }
          } else {
            const err61 = { instancePath: instancePath + "/leans", schemaPath: "#/properties/leans/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema75.properties.leans.type, parentSchema: schema75.properties.leans, data: data23 };
            if (vErrors === null) {
              vErrors = [err61];
            } else {
              vErrors.push(err61);
            }
            errors++;
          }
        }
        if (data.leaning_down !== void 0) {
          let data25 = data.leaning_down;
          if (typeof data25 !== "boolean") {
            const err62 = { instancePath: instancePath + "/leaning_down", schemaPath: "#/$defs/leaningDown/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema99.type, parentSchema: schema99, data: data25 };
            if (vErrors === null) {
              vErrors = [err62];
            } else {
              vErrors.push(err62);
            }
            errors++;
          }
        }
        if (data.reliability !== void 0) {
          if (!validate52(data.reliability, { instancePath: instancePath + "/reliability", parentData: data, parentDataProperty: "reliability", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err63 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema75.type, parentSchema: schema75, data };
        if (vErrors === null) {
          vErrors = [err63];
        } else {
          vErrors.push(err63);
        }
        errors++;
      }
      validate41.errors = vErrors;
      return errors === 0;
    }
    validate41.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema104 = { "type": "object", "additionalProperties": false, "required": ["name", "runs"], "properties": { "name": { "type": "string", "minLength": 1, "examples": ["TCR"] }, "runs": { "type": "array", "minItems": 3, "maxItems": 10, "items": { "$ref": "#/$defs/trendPoint" } } } };
    var schema105 = { "type": "object", "additionalProperties": false, "required": ["time", "score"], "properties": { "sha": { "$ref": "#/$defs/sha" }, "time": { "type": "string", "examples": ["2026-11-21T09:30:00.000Z", "2026-11-21"] }, "score": { "$ref": "#/$defs/rate" } } };
    function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate60.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.time === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "time" }, message: "must have required property 'time'", schema: schema105.required, parentSchema: schema105, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.score === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "score" }, message: "must have required property 'score'", schema: schema105.required, parentSchema: schema105, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "sha" || key0 === "time" || key0 === "score")) {
            const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema105, data };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data.sha !== void 0) {
          let data0 = data.sha;
          if (typeof data0 !== "string") {
            const err3 = { instancePath: instancePath + "/sha", schemaPath: "#/$defs/sha/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema41.type, parentSchema: schema41, data: data0 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.time !== void 0) {
          let data1 = data.time;
          if (typeof data1 !== "string") {
            const err4 = { instancePath: instancePath + "/time", schemaPath: "#/properties/time/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema105.properties.time.type, parentSchema: schema105.properties.time, data: data1 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.score !== void 0) {
          let data2 = data.score;
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 > 1 || isNaN(data2)) {
              const err5 = { instancePath: instancePath + "/score", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema67, data: data2 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data2 < 0 || isNaN(data2)) {
              const err6 = { instancePath: instancePath + "/score", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema67, data: data2 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/score", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema67.type, parentSchema: schema67, data: data2 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema105.type, parentSchema: schema105, data };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      validate60.errors = vErrors;
      return errors === 0;
    }
    validate60.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    function validate59(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate59.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.name === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "name" }, message: "must have required property 'name'", schema: schema104.required, parentSchema: schema104, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.runs === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "runs" }, message: "must have required property 'runs'", schema: schema104.required, parentSchema: schema104, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "name" || key0 === "runs")) {
            const err2 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema104, data };
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
            if (func2(data0) < 1) {
              const err3 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema104.properties.name, data: data0 };
              if (vErrors === null) {
                vErrors = [err3];
              } else {
                vErrors.push(err3);
              }
              errors++;
            }
          } else {
            const err4 = { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema104.properties.name.type, parentSchema: schema104.properties.name, data: data0 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.runs !== void 0) {
          let data1 = data.runs;
          if (Array.isArray(data1)) {
            if (data1.length > 10) {
              const err5 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/maxItems", keyword: "maxItems", params: { limit: 10 }, message: "must NOT have more than 10 items", schema: 10, parentSchema: schema104.properties.runs, data: data1 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
            if (data1.length < 3) {
              const err6 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/minItems", keyword: "minItems", params: { limit: 3 }, message: "must NOT have fewer than 3 items", schema: 3, parentSchema: schema104.properties.runs, data: data1 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
            const len0 = data1.length;
            for (let i0 = 0; i0 < len0; i0++) {
              if (!validate60(data1[i0], { instancePath: instancePath + "/runs/" + i0, parentData: data1, parentDataProperty: i0, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err7 = { instancePath: instancePath + "/runs", schemaPath: "#/properties/runs/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema104.properties.runs.type, parentSchema: schema104.properties.runs, data: data1 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
      } else {
        const err8 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema104.type, parentSchema: schema104, data };
        if (vErrors === null) {
          vErrors = [err8];
        } else {
          vErrors.push(err8);
        }
        errors++;
      }
      validate59.errors = vErrors;
      return errors === 0;
    }
    validate59.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema108 = { "type": "object", "additionalProperties": false, "required": ["rubric", "key", "tier", "candidate", "baseline", "level", "state", "delta", "tolerance", "threshold", "interval", "detectable", "evidence", "decided_by", "leaning_down"], "properties": { "rubric": { "type": "string" }, "key": { "type": "string" }, "question": { "type": "string" }, "tier": { "$ref": "#/$defs/tier" }, "candidate": { "anyOf": [{ "$ref": "#/$defs/count" }, { "type": "null" }] }, "baseline": { "anyOf": [{ "$ref": "#/$defs/count" }, { "type": "null" }] }, "status": { "enum": ["proposed", "deprecated"] }, "by_score": { "const": true }, "score": { "title": "ScoreComparison", "type": "object", "additionalProperties": false, "required": ["candidate", "baseline", "state", "delta", "interval"], "properties": { "candidate": { "$ref": "#/$defs/rateOrNull" }, "baseline": { "$ref": "#/$defs/rateOrNull" }, "state": { "$ref": "#/$defs/state" }, "delta": { "$ref": "#/$defs/delta" }, "paired": { "$ref": "#/$defs/paired" }, "interval": { "anyOf": [{ "$ref": "#/$defs/interval" }, { "type": "null" }] } } }, "level": { "anyOf": [{ "$ref": "#/$defs/level" }, { "type": "null" }] }, "state": { "$ref": "#/$defs/state" }, "delta": { "$ref": "#/$defs/delta" }, "paired": { "$ref": "#/$defs/paired" }, "tolerance": { "$ref": "#/$defs/tolerance" }, "threshold": { "$ref": "#/$defs/threshold" }, "interval": { "anyOf": [{ "$ref": "#/$defs/interval" }, { "type": "null" }] }, "detectable": { "$ref": "#/$defs/detectable" }, "evidence": { "type": "array", "items": { "$ref": "#/$defs/evidence" } }, "decided_by": { "$ref": "#/$defs/decidedBy" }, "leaning_down": { "$ref": "#/$defs/leaningDown" } }, "title": "CriterionComparison" };
    function validate63(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate63.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.rubric === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rubric" }, message: "must have required property 'rubric'", schema: schema108.required, parentSchema: schema108, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.key === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "key" }, message: "must have required property 'key'", schema: schema108.required, parentSchema: schema108, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.tier === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'", schema: schema108.required, parentSchema: schema108, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.candidate === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "candidate" }, message: "must have required property 'candidate'", schema: schema108.required, parentSchema: schema108, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.baseline === void 0) {
          const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baseline" }, message: "must have required property 'baseline'", schema: schema108.required, parentSchema: schema108, data };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.level === void 0) {
          const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "level" }, message: "must have required property 'level'", schema: schema108.required, parentSchema: schema108, data };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.state === void 0) {
          const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema108.required, parentSchema: schema108, data };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data.delta === void 0) {
          const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "delta" }, message: "must have required property 'delta'", schema: schema108.required, parentSchema: schema108, data };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data.tolerance === void 0) {
          const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tolerance" }, message: "must have required property 'tolerance'", schema: schema108.required, parentSchema: schema108, data };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data.threshold === void 0) {
          const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "threshold" }, message: "must have required property 'threshold'", schema: schema108.required, parentSchema: schema108, data };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data.interval === void 0) {
          const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "interval" }, message: "must have required property 'interval'", schema: schema108.required, parentSchema: schema108, data };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data.detectable === void 0) {
          const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "detectable" }, message: "must have required property 'detectable'", schema: schema108.required, parentSchema: schema108, data };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data.evidence === void 0) {
          const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "evidence" }, message: "must have required property 'evidence'", schema: schema108.required, parentSchema: schema108, data };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data.decided_by === void 0) {
          const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decided_by" }, message: "must have required property 'decided_by'", schema: schema108.required, parentSchema: schema108, data };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data.leaning_down === void 0) {
          const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "leaning_down" }, message: "must have required property 'leaning_down'", schema: schema108.required, parentSchema: schema108, data };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!func1.call(schema108.properties, key0)) {
            const err15 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema108, data };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
        }
        if (data.rubric !== void 0) {
          let data0 = data.rubric;
          if (typeof data0 !== "string") {
            const err16 = { instancePath: instancePath + "/rubric", schemaPath: "#/properties/rubric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema108.properties.rubric.type, parentSchema: schema108.properties.rubric, data: data0 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data.key !== void 0) {
          let data1 = data.key;
          if (typeof data1 !== "string") {
            const err17 = { instancePath: instancePath + "/key", schemaPath: "#/properties/key/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema108.properties.key.type, parentSchema: schema108.properties.key, data: data1 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
        }
        if (data.question !== void 0) {
          let data2 = data.question;
          if (typeof data2 !== "string") {
            const err18 = { instancePath: instancePath + "/question", schemaPath: "#/properties/question/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema108.properties.question.type, parentSchema: schema108.properties.question, data: data2 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
        if (data.tier !== void 0) {
          let data3 = data.tier;
          if (!(data3 === "critical" || data3 === "supporting" || data3 === "advisory")) {
            const err19 = { instancePath: instancePath + "/tier", schemaPath: "#/$defs/tier/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values", schema: schema76.enum, parentSchema: schema76, data: data3 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
        }
        if (data.candidate !== void 0) {
          let data4 = data.candidate;
          const _errs11 = errors;
          let valid2 = false;
          const _errs12 = errors;
          if (!validate36(data4, { instancePath: instancePath + "/candidate", parentData: data, parentDataProperty: "candidate", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs12 === errors;
          valid2 = valid2 || _valid0;
          const _errs13 = errors;
          if (data4 !== null) {
            const err20 = { instancePath: instancePath + "/candidate", schemaPath: "#/properties/candidate/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema108.properties.candidate.anyOf[1].type, parentSchema: schema108.properties.candidate.anyOf[1], data: data4 };
            if (vErrors === null) {
              vErrors = [err20];
            } else {
              vErrors.push(err20);
            }
            errors++;
          }
          var _valid0 = _errs13 === errors;
          valid2 = valid2 || _valid0;
          if (!valid2) {
            const err21 = { instancePath: instancePath + "/candidate", schemaPath: "#/properties/candidate/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema108.properties.candidate.anyOf, parentSchema: schema108.properties.candidate, data: data4 };
            if (vErrors === null) {
              vErrors = [err21];
            } else {
              vErrors.push(err21);
            }
            errors++;
          } else {
            errors = _errs11;
            if (vErrors !== null) {
              if (_errs11) {
                vErrors.length = _errs11;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data.baseline !== void 0) {
          let data5 = data.baseline;
          const _errs16 = errors;
          let valid3 = false;
          const _errs17 = errors;
          if (!validate36(data5, { instancePath: instancePath + "/baseline", parentData: data, parentDataProperty: "baseline", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
            errors = vErrors.length;
          }
          var _valid1 = _errs17 === errors;
          valid3 = valid3 || _valid1;
          const _errs18 = errors;
          if (data5 !== null) {
            const err22 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema108.properties.baseline.anyOf[1].type, parentSchema: schema108.properties.baseline.anyOf[1], data: data5 };
            if (vErrors === null) {
              vErrors = [err22];
            } else {
              vErrors.push(err22);
            }
            errors++;
          }
          var _valid1 = _errs18 === errors;
          valid3 = valid3 || _valid1;
          if (!valid3) {
            const err23 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema108.properties.baseline.anyOf, parentSchema: schema108.properties.baseline, data: data5 };
            if (vErrors === null) {
              vErrors = [err23];
            } else {
              vErrors.push(err23);
            }
            errors++;
          } else {
            errors = _errs16;
            if (vErrors !== null) {
              if (_errs16) {
                vErrors.length = _errs16;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data.status !== void 0) {
          let data6 = data.status;
          if (!(data6 === "proposed" || data6 === "deprecated")) {
            const err24 = { instancePath: instancePath + "/status", schemaPath: "#/properties/status/enum", keyword: "enum", params: { allowedValues: schema108.properties.status.enum }, message: "must be equal to one of the allowed values", schema: schema108.properties.status.enum, parentSchema: schema108.properties.status, data: data6 };
            if (vErrors === null) {
              vErrors = [err24];
            } else {
              vErrors.push(err24);
            }
            errors++;
          }
        }
        if (data.by_score !== void 0) {
          let data7 = data.by_score;
          if (true !== data7) {
            const err25 = { instancePath: instancePath + "/by_score", schemaPath: "#/properties/by_score/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema108.properties.by_score, data: data7 };
            if (vErrors === null) {
              vErrors = [err25];
            } else {
              vErrors.push(err25);
            }
            errors++;
          }
        }
        if (data.score !== void 0) {
          let data8 = data.score;
          if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
            if (data8.candidate === void 0) {
              const err26 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/required", keyword: "required", params: { missingProperty: "candidate" }, message: "must have required property 'candidate'", schema: schema108.properties.score.required, parentSchema: schema108.properties.score, data: data8 };
              if (vErrors === null) {
                vErrors = [err26];
              } else {
                vErrors.push(err26);
              }
              errors++;
            }
            if (data8.baseline === void 0) {
              const err27 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/required", keyword: "required", params: { missingProperty: "baseline" }, message: "must have required property 'baseline'", schema: schema108.properties.score.required, parentSchema: schema108.properties.score, data: data8 };
              if (vErrors === null) {
                vErrors = [err27];
              } else {
                vErrors.push(err27);
              }
              errors++;
            }
            if (data8.state === void 0) {
              const err28 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema108.properties.score.required, parentSchema: schema108.properties.score, data: data8 };
              if (vErrors === null) {
                vErrors = [err28];
              } else {
                vErrors.push(err28);
              }
              errors++;
            }
            if (data8.delta === void 0) {
              const err29 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/required", keyword: "required", params: { missingProperty: "delta" }, message: "must have required property 'delta'", schema: schema108.properties.score.required, parentSchema: schema108.properties.score, data: data8 };
              if (vErrors === null) {
                vErrors = [err29];
              } else {
                vErrors.push(err29);
              }
              errors++;
            }
            if (data8.interval === void 0) {
              const err30 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/required", keyword: "required", params: { missingProperty: "interval" }, message: "must have required property 'interval'", schema: schema108.properties.score.required, parentSchema: schema108.properties.score, data: data8 };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            for (const key1 in data8) {
              if (!(key1 === "candidate" || key1 === "baseline" || key1 === "state" || key1 === "delta" || key1 === "paired" || key1 === "interval")) {
                const err31 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema108.properties.score, data: data8 };
                if (vErrors === null) {
                  vErrors = [err31];
                } else {
                  vErrors.push(err31);
                }
                errors++;
              }
            }
            if (data8.candidate !== void 0) {
              let data9 = data8.candidate;
              if (!(typeof data9 == "number" && isFinite(data9)) && data9 !== null) {
                const err32 = { instancePath: instancePath + "/score/candidate", schemaPath: "#/$defs/rateOrNull/type", keyword: "type", params: { type: schema51.type }, message: "must be number,null", schema: schema51.type, parentSchema: schema51, data: data9 };
                if (vErrors === null) {
                  vErrors = [err32];
                } else {
                  vErrors.push(err32);
                }
                errors++;
              }
              if (typeof data9 == "number" && isFinite(data9)) {
                if (data9 > 1 || isNaN(data9)) {
                  const err33 = { instancePath: instancePath + "/score/candidate", schemaPath: "#/$defs/rateOrNull/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema51, data: data9 };
                  if (vErrors === null) {
                    vErrors = [err33];
                  } else {
                    vErrors.push(err33);
                  }
                  errors++;
                }
                if (data9 < 0 || isNaN(data9)) {
                  const err34 = { instancePath: instancePath + "/score/candidate", schemaPath: "#/$defs/rateOrNull/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema51, data: data9 };
                  if (vErrors === null) {
                    vErrors = [err34];
                  } else {
                    vErrors.push(err34);
                  }
                  errors++;
                }
              }
            }
            if (data8.baseline !== void 0) {
              let data10 = data8.baseline;
              if (!(typeof data10 == "number" && isFinite(data10)) && data10 !== null) {
                const err35 = { instancePath: instancePath + "/score/baseline", schemaPath: "#/$defs/rateOrNull/type", keyword: "type", params: { type: schema51.type }, message: "must be number,null", schema: schema51.type, parentSchema: schema51, data: data10 };
                if (vErrors === null) {
                  vErrors = [err35];
                } else {
                  vErrors.push(err35);
                }
                errors++;
              }
              if (typeof data10 == "number" && isFinite(data10)) {
                if (data10 > 1 || isNaN(data10)) {
                  const err36 = { instancePath: instancePath + "/score/baseline", schemaPath: "#/$defs/rateOrNull/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema51, data: data10 };
                  if (vErrors === null) {
                    vErrors = [err36];
                  } else {
                    vErrors.push(err36);
                  }
                  errors++;
                }
                if (data10 < 0 || isNaN(data10)) {
                  const err37 = { instancePath: instancePath + "/score/baseline", schemaPath: "#/$defs/rateOrNull/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema51, data: data10 };
                  if (vErrors === null) {
                    vErrors = [err37];
                  } else {
                    vErrors.push(err37);
                  }
                  errors++;
                }
              }
            }
            if (data8.state !== void 0) {
              let data11 = data8.state;
              if (!(data11 === "regressed" || data11 === "improved" || data11 === "unchanged" || data11 === "inconclusive" || data11 === "insufficient" || data11 === "not-comparable" || data11 === "no-baseline")) {
                const err38 = { instancePath: instancePath + "/score/state", schemaPath: "#/$defs/state/enum", keyword: "enum", params: { allowedValues: schema83.enum }, message: "must be equal to one of the allowed values", schema: schema83.enum, parentSchema: schema83, data: data11 };
                if (vErrors === null) {
                  vErrors = [err38];
                } else {
                  vErrors.push(err38);
                }
                errors++;
              }
            }
            if (data8.delta !== void 0) {
              let data12 = data8.delta;
              if (!(typeof data12 == "number" && isFinite(data12)) && data12 !== null) {
                const err39 = { instancePath: instancePath + "/score/delta", schemaPath: "#/$defs/delta/type", keyword: "type", params: { type: schema64.type }, message: "must be number,null", schema: schema64.type, parentSchema: schema64, data: data12 };
                if (vErrors === null) {
                  vErrors = [err39];
                } else {
                  vErrors.push(err39);
                }
                errors++;
              }
              if (typeof data12 == "number" && isFinite(data12)) {
                if (data12 > 1 || isNaN(data12)) {
                  const err40 = { instancePath: instancePath + "/score/delta", schemaPath: "#/$defs/delta/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema64, data: data12 };
                  if (vErrors === null) {
                    vErrors = [err40];
                  } else {
                    vErrors.push(err40);
                  }
                  errors++;
                }
                if (data12 < -1 || isNaN(data12)) {
                  const err41 = { instancePath: instancePath + "/score/delta", schemaPath: "#/$defs/delta/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema64, data: data12 };
                  if (vErrors === null) {
                    vErrors = [err41];
                  } else {
                    vErrors.push(err41);
                  }
                  errors++;
                }
              }
            }
            if (data8.paired !== void 0) {
              if (!validate46(data8.paired, { instancePath: instancePath + "/score/paired", parentData: data8, parentDataProperty: "paired", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
                errors = vErrors.length;
              }
            }
            if (data8.interval !== void 0) {
              let data14 = data8.interval;
              const _errs38 = errors;
              let valid9 = false;
              const _errs39 = errors;
              if (data14 && typeof data14 == "object" && !Array.isArray(data14)) {
                if (data14.lower === void 0) {
                  const err42 = { instancePath: instancePath + "/score/interval", schemaPath: "#/$defs/interval/required", keyword: "required", params: { missingProperty: "lower" }, message: "must have required property 'lower'", schema: schema65.required, parentSchema: schema65, data: data14 };
                  if (vErrors === null) {
                    vErrors = [err42];
                  } else {
                    vErrors.push(err42);
                  }
                  errors++;
                }
                if (data14.upper === void 0) {
                  const err43 = { instancePath: instancePath + "/score/interval", schemaPath: "#/$defs/interval/required", keyword: "required", params: { missingProperty: "upper" }, message: "must have required property 'upper'", schema: schema65.required, parentSchema: schema65, data: data14 };
                  if (vErrors === null) {
                    vErrors = [err43];
                  } else {
                    vErrors.push(err43);
                  }
                  errors++;
                }
                for (const key2 in data14) {
                  if (!(key2 === "lower" || key2 === "upper")) {
                    const err44 = { instancePath: instancePath + "/score/interval", schemaPath: "#/$defs/interval/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema65, data: data14 };
                    if (vErrors === null) {
                      vErrors = [err44];
                    } else {
                      vErrors.push(err44);
                    }
                    errors++;
                  }
                }
                if (data14.lower !== void 0) {
                  let data15 = data14.lower;
                  if (typeof data15 == "number" && isFinite(data15)) {
                    if (data15 > 1 || isNaN(data15)) {
                      const err45 = { instancePath: instancePath + "/score/interval/lower", schemaPath: "#/$defs/interval/properties/lower/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema65.properties.lower, data: data15 };
                      if (vErrors === null) {
                        vErrors = [err45];
                      } else {
                        vErrors.push(err45);
                      }
                      errors++;
                    }
                    if (data15 < -1 || isNaN(data15)) {
                      const err46 = { instancePath: instancePath + "/score/interval/lower", schemaPath: "#/$defs/interval/properties/lower/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema65.properties.lower, data: data15 };
                      if (vErrors === null) {
                        vErrors = [err46];
                      } else {
                        vErrors.push(err46);
                      }
                      errors++;
                    }
                  } else {
                    const err47 = { instancePath: instancePath + "/score/interval/lower", schemaPath: "#/$defs/interval/properties/lower/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema65.properties.lower.type, parentSchema: schema65.properties.lower, data: data15 };
                    if (vErrors === null) {
                      vErrors = [err47];
                    } else {
                      vErrors.push(err47);
                    }
                    errors++;
                  }
                }
                if (data14.upper !== void 0) {
                  let data16 = data14.upper;
                  if (typeof data16 == "number" && isFinite(data16)) {
                    if (data16 > 1 || isNaN(data16)) {
                      const err48 = { instancePath: instancePath + "/score/interval/upper", schemaPath: "#/$defs/interval/properties/upper/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema65.properties.upper, data: data16 };
                      if (vErrors === null) {
                        vErrors = [err48];
                      } else {
                        vErrors.push(err48);
                      }
                      errors++;
                    }
                    if (data16 < -1 || isNaN(data16)) {
                      const err49 = { instancePath: instancePath + "/score/interval/upper", schemaPath: "#/$defs/interval/properties/upper/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema65.properties.upper, data: data16 };
                      if (vErrors === null) {
                        vErrors = [err49];
                      } else {
                        vErrors.push(err49);
                      }
                      errors++;
                    }
                  } else {
                    const err50 = { instancePath: instancePath + "/score/interval/upper", schemaPath: "#/$defs/interval/properties/upper/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema65.properties.upper.type, parentSchema: schema65.properties.upper, data: data16 };
                    if (vErrors === null) {
                      vErrors = [err50];
                    } else {
                      vErrors.push(err50);
                    }
                    errors++;
                  }
                }
              } else {
                const err51 = { instancePath: instancePath + "/score/interval", schemaPath: "#/$defs/interval/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema65.type, parentSchema: schema65, data: data14 };
                if (vErrors === null) {
                  vErrors = [err51];
                } else {
                  vErrors.push(err51);
                }
                errors++;
              }
              var _valid2 = _errs39 === errors;
              valid9 = valid9 || _valid2;
              const _errs47 = errors;
              if (data14 !== null) {
                const err52 = { instancePath: instancePath + "/score/interval", schemaPath: "#/properties/score/properties/interval/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema108.properties.score.properties.interval.anyOf[1].type, parentSchema: schema108.properties.score.properties.interval.anyOf[1], data: data14 };
                if (vErrors === null) {
                  vErrors = [err52];
                } else {
                  vErrors.push(err52);
                }
                errors++;
              }
              var _valid2 = _errs47 === errors;
              valid9 = valid9 || _valid2;
              if (!valid9) {
                const err53 = { instancePath: instancePath + "/score/interval", schemaPath: "#/properties/score/properties/interval/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema108.properties.score.properties.interval.anyOf, parentSchema: schema108.properties.score.properties.interval, data: data14 };
                if (vErrors === null) {
                  vErrors = [err53];
                } else {
                  vErrors.push(err53);
                }
                errors++;
              } else {
                errors = _errs38;
                if (vErrors !== null) {
                  if (_errs38) {
                    vErrors.length = _errs38;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
          } else {
            const err54 = { instancePath: instancePath + "/score", schemaPath: "#/properties/score/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema108.properties.score.type, parentSchema: schema108.properties.score, data: data8 };
            if (vErrors === null) {
              vErrors = [err54];
            } else {
              vErrors.push(err54);
            }
            errors++;
          }
        }
        if (data.level !== void 0) {
          let data17 = data.level;
          const _errs50 = errors;
          let valid12 = false;
          const _errs51 = errors;
          if (!validate44(data17, { instancePath: instancePath + "/level", parentData: data, parentDataProperty: "level", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate44.errors : vErrors.concat(validate44.errors);
            errors = vErrors.length;
          }
          var _valid3 = _errs51 === errors;
          valid12 = valid12 || _valid3;
          const _errs52 = errors;
          if (data17 !== null) {
            const err55 = { instancePath: instancePath + "/level", schemaPath: "#/properties/level/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema108.properties.level.anyOf[1].type, parentSchema: schema108.properties.level.anyOf[1], data: data17 };
            if (vErrors === null) {
              vErrors = [err55];
            } else {
              vErrors.push(err55);
            }
            errors++;
          }
          var _valid3 = _errs52 === errors;
          valid12 = valid12 || _valid3;
          if (!valid12) {
            const err56 = { instancePath: instancePath + "/level", schemaPath: "#/properties/level/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema108.properties.level.anyOf, parentSchema: schema108.properties.level, data: data17 };
            if (vErrors === null) {
              vErrors = [err56];
            } else {
              vErrors.push(err56);
            }
            errors++;
          } else {
            errors = _errs50;
            if (vErrors !== null) {
              if (_errs50) {
                vErrors.length = _errs50;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data.state !== void 0) {
          let data18 = data.state;
          if (!(data18 === "regressed" || data18 === "improved" || data18 === "unchanged" || data18 === "inconclusive" || data18 === "insufficient" || data18 === "not-comparable" || data18 === "no-baseline")) {
            const err57 = { instancePath: instancePath + "/state", schemaPath: "#/$defs/state/enum", keyword: "enum", params: { allowedValues: schema83.enum }, message: "must be equal to one of the allowed values", schema: schema83.enum, parentSchema: schema83, data: data18 };
            if (vErrors === null) {
              vErrors = [err57];
            } else {
              vErrors.push(err57);
            }
            errors++;
          }
        }
        if (data.delta !== void 0) {
          let data19 = data.delta;
          if (!(typeof data19 == "number" && isFinite(data19)) && data19 !== null) {
            const err58 = { instancePath: instancePath + "/delta", schemaPath: "#/$defs/delta/type", keyword: "type", params: { type: schema64.type }, message: "must be number,null", schema: schema64.type, parentSchema: schema64, data: data19 };
            if (vErrors === null) {
              vErrors = [err58];
            } else {
              vErrors.push(err58);
            }
            errors++;
          }
          if (typeof data19 == "number" && isFinite(data19)) {
            if (data19 > 1 || isNaN(data19)) {
              const err59 = { instancePath: instancePath + "/delta", schemaPath: "#/$defs/delta/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema64, data: data19 };
              if (vErrors === null) {
                vErrors = [err59];
              } else {
                vErrors.push(err59);
              }
              errors++;
            }
            if (data19 < -1 || isNaN(data19)) {
              const err60 = { instancePath: instancePath + "/delta", schemaPath: "#/$defs/delta/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema64, data: data19 };
              if (vErrors === null) {
                vErrors = [err60];
              } else {
                vErrors.push(err60);
              }
              errors++;
            }
          }
        }
        if (data.paired !== void 0) {
          if (!validate46(data.paired, { instancePath: instancePath + "/paired", parentData: data, parentDataProperty: "paired", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate46.errors : vErrors.concat(validate46.errors);
            errors = vErrors.length;
          }
        }
        if (data.tolerance !== void 0) {
          let data21 = data.tolerance;
          if (typeof data21 == "number" && isFinite(data21)) {
            if (data21 > 1 || isNaN(data21)) {
              const err61 = { instancePath: instancePath + "/tolerance", schemaPath: "#/$defs/tolerance/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema67, data: data21 };
              if (vErrors === null) {
                vErrors = [err61];
              } else {
                vErrors.push(err61);
              }
              errors++;
            }
            if (data21 < 0 || isNaN(data21)) {
              const err62 = { instancePath: instancePath + "/tolerance", schemaPath: "#/$defs/tolerance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema67, data: data21 };
              if (vErrors === null) {
                vErrors = [err62];
              } else {
                vErrors.push(err62);
              }
              errors++;
            }
          } else {
            const err63 = { instancePath: instancePath + "/tolerance", schemaPath: "#/$defs/tolerance/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema67.type, parentSchema: schema67, data: data21 };
            if (vErrors === null) {
              vErrors = [err63];
            } else {
              vErrors.push(err63);
            }
            errors++;
          }
        }
        if (data.threshold !== void 0) {
          let data22 = data.threshold;
          if (!(typeof data22 == "number" && isFinite(data22)) && data22 !== null) {
            const err64 = { instancePath: instancePath + "/threshold", schemaPath: "#/$defs/threshold/type", keyword: "type", params: { type: schema51.type }, message: "must be number,null", schema: schema51.type, parentSchema: schema51, data: data22 };
            if (vErrors === null) {
              vErrors = [err64];
            } else {
              vErrors.push(err64);
            }
            errors++;
          }
          if (typeof data22 == "number" && isFinite(data22)) {
            if (data22 > 1 || isNaN(data22)) {
              const err65 = { instancePath: instancePath + "/threshold", schemaPath: "#/$defs/threshold/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema51, data: data22 };
              if (vErrors === null) {
                vErrors = [err65];
              } else {
                vErrors.push(err65);
              }
              errors++;
            }
            if (data22 < 0 || isNaN(data22)) {
              const err66 = { instancePath: instancePath + "/threshold", schemaPath: "#/$defs/threshold/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema51, data: data22 };
              if (vErrors === null) {
                vErrors = [err66];
              } else {
                vErrors.push(err66);
              }
              errors++;
            }
          }
        }
        if (data.interval !== void 0) {
          let data23 = data.interval;
          const _errs67 = errors;
          let valid17 = false;
          const _errs68 = errors;
          if (data23 && typeof data23 == "object" && !Array.isArray(data23)) {
            if (data23.lower === void 0) {
              const err67 = { instancePath: instancePath + "/interval", schemaPath: "#/$defs/interval/required", keyword: "required", params: { missingProperty: "lower" }, message: "must have required property 'lower'", schema: schema65.required, parentSchema: schema65, data: data23 };
              if (vErrors === null) {
                vErrors = [err67];
              } else {
                vErrors.push(err67);
              }
              errors++;
            }
            if (data23.upper === void 0) {
              const err68 = { instancePath: instancePath + "/interval", schemaPath: "#/$defs/interval/required", keyword: "required", params: { missingProperty: "upper" }, message: "must have required property 'upper'", schema: schema65.required, parentSchema: schema65, data: data23 };
              if (vErrors === null) {
                vErrors = [err68];
              } else {
                vErrors.push(err68);
              }
              errors++;
            }
            for (const key3 in data23) {
              if (!(key3 === "lower" || key3 === "upper")) {
                const err69 = { instancePath: instancePath + "/interval", schemaPath: "#/$defs/interval/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema65, data: data23 };
                if (vErrors === null) {
                  vErrors = [err69];
                } else {
                  vErrors.push(err69);
                }
                errors++;
              }
            }
            if (data23.lower !== void 0) {
              let data24 = data23.lower;
              if (typeof data24 == "number" && isFinite(data24)) {
                if (data24 > 1 || isNaN(data24)) {
                  const err70 = { instancePath: instancePath + "/interval/lower", schemaPath: "#/$defs/interval/properties/lower/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema65.properties.lower, data: data24 };
                  if (vErrors === null) {
                    vErrors = [err70];
                  } else {
                    vErrors.push(err70);
                  }
                  errors++;
                }
                if (data24 < -1 || isNaN(data24)) {
                  const err71 = { instancePath: instancePath + "/interval/lower", schemaPath: "#/$defs/interval/properties/lower/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema65.properties.lower, data: data24 };
                  if (vErrors === null) {
                    vErrors = [err71];
                  } else {
                    vErrors.push(err71);
                  }
                  errors++;
                }
              } else {
                const err72 = { instancePath: instancePath + "/interval/lower", schemaPath: "#/$defs/interval/properties/lower/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema65.properties.lower.type, parentSchema: schema65.properties.lower, data: data24 };
                if (vErrors === null) {
                  vErrors = [err72];
                } else {
                  vErrors.push(err72);
                }
                errors++;
              }
            }
            if (data23.upper !== void 0) {
              let data25 = data23.upper;
              if (typeof data25 == "number" && isFinite(data25)) {
                if (data25 > 1 || isNaN(data25)) {
                  const err73 = { instancePath: instancePath + "/interval/upper", schemaPath: "#/$defs/interval/properties/upper/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema65.properties.upper, data: data25 };
                  if (vErrors === null) {
                    vErrors = [err73];
                  } else {
                    vErrors.push(err73);
                  }
                  errors++;
                }
                if (data25 < -1 || isNaN(data25)) {
                  const err74 = { instancePath: instancePath + "/interval/upper", schemaPath: "#/$defs/interval/properties/upper/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema65.properties.upper, data: data25 };
                  if (vErrors === null) {
                    vErrors = [err74];
                  } else {
                    vErrors.push(err74);
                  }
                  errors++;
                }
              } else {
                const err75 = { instancePath: instancePath + "/interval/upper", schemaPath: "#/$defs/interval/properties/upper/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema65.properties.upper.type, parentSchema: schema65.properties.upper, data: data25 };
                if (vErrors === null) {
                  vErrors = [err75];
                } else {
                  vErrors.push(err75);
                }
                errors++;
              }
            }
          } else {
            const err76 = { instancePath: instancePath + "/interval", schemaPath: "#/$defs/interval/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema65.type, parentSchema: schema65, data: data23 };
            if (vErrors === null) {
              vErrors = [err76];
            } else {
              vErrors.push(err76);
            }
            errors++;
          }
          var _valid4 = _errs68 === errors;
          valid17 = valid17 || _valid4;
          const _errs76 = errors;
          if (data23 !== null) {
            const err77 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema108.properties.interval.anyOf[1].type, parentSchema: schema108.properties.interval.anyOf[1], data: data23 };
            if (vErrors === null) {
              vErrors = [err77];
            } else {
              vErrors.push(err77);
            }
            errors++;
          }
          var _valid4 = _errs76 === errors;
          valid17 = valid17 || _valid4;
          if (!valid17) {
            const err78 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema108.properties.interval.anyOf, parentSchema: schema108.properties.interval, data: data23 };
            if (vErrors === null) {
              vErrors = [err78];
            } else {
              vErrors.push(err78);
            }
            errors++;
          } else {
            errors = _errs67;
            if (vErrors !== null) {
              if (_errs67) {
                vErrors.length = _errs67;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data.detectable !== void 0) {
          let data26 = data.detectable;
          if (!(typeof data26 == "number" && isFinite(data26)) && data26 !== null) {
            const err79 = { instancePath: instancePath + "/detectable", schemaPath: "#/$defs/detectable/type", keyword: "type", params: { type: schema51.type }, message: "must be number,null", schema: schema51.type, parentSchema: schema51, data: data26 };
            if (vErrors === null) {
              vErrors = [err79];
            } else {
              vErrors.push(err79);
            }
            errors++;
          }
          if (typeof data26 == "number" && isFinite(data26)) {
            if (data26 > 1 || isNaN(data26)) {
              const err80 = { instancePath: instancePath + "/detectable", schemaPath: "#/$defs/detectable/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema51, data: data26 };
              if (vErrors === null) {
                vErrors = [err80];
              } else {
                vErrors.push(err80);
              }
              errors++;
            }
            if (data26 < 0 || isNaN(data26)) {
              const err81 = { instancePath: instancePath + "/detectable", schemaPath: "#/$defs/detectable/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema51, data: data26 };
              if (vErrors === null) {
                vErrors = [err81];
              } else {
                vErrors.push(err81);
              }
              errors++;
            }
          }
        }
        if (data.evidence !== void 0) {
          let data27 = data.evidence;
          if (Array.isArray(data27)) {
            const len0 = data27.length;
            for (let i0 = 0; i0 < len0; i0++) {
              if (!validate48(data27[i0], { instancePath: instancePath + "/evidence/" + i0, parentData: data27, parentDataProperty: i0, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err82 = { instancePath: instancePath + "/evidence", schemaPath: "#/properties/evidence/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema108.properties.evidence.type, parentSchema: schema108.properties.evidence, data: data27 };
            if (vErrors === null) {
              vErrors = [err82];
            } else {
              vErrors.push(err82);
            }
            errors++;
          }
        }
        if (data.decided_by !== void 0) {
          if (!validate50(data.decided_by, { instancePath: instancePath + "/decided_by", parentData: data, parentDataProperty: "decided_by", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
            errors = vErrors.length;
          }
        }
        if (data.leaning_down !== void 0) {
          let data30 = data.leaning_down;
          if (typeof data30 !== "boolean") {
            const err83 = { instancePath: instancePath + "/leaning_down", schemaPath: "#/$defs/leaningDown/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema99.type, parentSchema: schema99, data: data30 };
            if (vErrors === null) {
              vErrors = [err83];
            } else {
              vErrors.push(err83);
            }
            errors++;
          }
        }
      } else {
        const err84 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema108.type, parentSchema: schema108, data };
        if (vErrors === null) {
          vErrors = [err84];
        } else {
          vErrors.push(err84);
        }
        errors++;
      }
      validate63.errors = vErrors;
      return errors === 0;
    }
    validate63.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema122 = { "title": "UsageComparison", "type": "object", "additionalProperties": false, "required": ["amount", "tier", "scenarios", "candidate", "baseline", "change", "interval", "p", "tolerance", "exceeds"], "properties": { "amount": { "enum": ["cost_usd", "latency_ms", "tokens"] }, "tier": { "$ref": "#/$defs/tier" }, "scenarios": { "$ref": "#/$defs/quantity" }, "candidate": { "type": "number", "minimum": 0 }, "baseline": { "type": ["number", "null"], "minimum": 0 }, "change": { "type": ["number", "null"], "minimum": -1 }, "interval": { "anyOf": [{ "title": "UsageInterval", "type": "object", "additionalProperties": false, "required": ["lower", "upper"], "properties": { "lower": { "type": "number" }, "upper": { "type": "number" } } }, { "type": "null" }] }, "p": { "type": ["number", "null"], "minimum": 0, "maximum": 1 }, "tolerance": { "type": "number", "minimum": 0 }, "exceeds": { "type": "boolean" } } };
    function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate72.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.amount === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "amount" }, message: "must have required property 'amount'", schema: schema122.required, parentSchema: schema122, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.tier === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tier" }, message: "must have required property 'tier'", schema: schema122.required, parentSchema: schema122, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.scenarios === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios" }, message: "must have required property 'scenarios'", schema: schema122.required, parentSchema: schema122, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.candidate === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "candidate" }, message: "must have required property 'candidate'", schema: schema122.required, parentSchema: schema122, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.baseline === void 0) {
          const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baseline" }, message: "must have required property 'baseline'", schema: schema122.required, parentSchema: schema122, data };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.change === void 0) {
          const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "change" }, message: "must have required property 'change'", schema: schema122.required, parentSchema: schema122, data };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.interval === void 0) {
          const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "interval" }, message: "must have required property 'interval'", schema: schema122.required, parentSchema: schema122, data };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data.p === void 0) {
          const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "p" }, message: "must have required property 'p'", schema: schema122.required, parentSchema: schema122, data };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data.tolerance === void 0) {
          const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "tolerance" }, message: "must have required property 'tolerance'", schema: schema122.required, parentSchema: schema122, data };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data.exceeds === void 0) {
          const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "exceeds" }, message: "must have required property 'exceeds'", schema: schema122.required, parentSchema: schema122, data };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!func1.call(schema122.properties, key0)) {
            const err10 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema122, data };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
        if (data.amount !== void 0) {
          let data0 = data.amount;
          if (!(data0 === "cost_usd" || data0 === "latency_ms" || data0 === "tokens")) {
            const err11 = { instancePath: instancePath + "/amount", schemaPath: "#/properties/amount/enum", keyword: "enum", params: { allowedValues: schema122.properties.amount.enum }, message: "must be equal to one of the allowed values", schema: schema122.properties.amount.enum, parentSchema: schema122.properties.amount, data: data0 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
        }
        if (data.tier !== void 0) {
          let data1 = data.tier;
          if (!(data1 === "critical" || data1 === "supporting" || data1 === "advisory")) {
            const err12 = { instancePath: instancePath + "/tier", schemaPath: "#/$defs/tier/enum", keyword: "enum", params: { allowedValues: schema76.enum }, message: "must be equal to one of the allowed values", schema: schema76.enum, parentSchema: schema76, data: data1 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
        }
        if (data.scenarios !== void 0) {
          let data2 = data.scenarios;
          if (!(typeof data2 == "number" && (!(data2 % 1) && !isNaN(data2)) && isFinite(data2))) {
            const err13 = { instancePath: instancePath + "/scenarios", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.type, parentSchema: schema35, data: data2 };
            if (vErrors === null) {
              vErrors = [err13];
            } else {
              vErrors.push(err13);
            }
            errors++;
          }
          if (typeof data2 == "number" && isFinite(data2)) {
            if (data2 < 0 || isNaN(data2)) {
              const err14 = { instancePath: instancePath + "/scenarios", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35, data: data2 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          }
        }
        if (data.candidate !== void 0) {
          let data3 = data.candidate;
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 < 0 || isNaN(data3)) {
              const err15 = { instancePath: instancePath + "/candidate", schemaPath: "#/properties/candidate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema122.properties.candidate, data: data3 };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
          } else {
            const err16 = { instancePath: instancePath + "/candidate", schemaPath: "#/properties/candidate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema122.properties.candidate.type, parentSchema: schema122.properties.candidate, data: data3 };
            if (vErrors === null) {
              vErrors = [err16];
            } else {
              vErrors.push(err16);
            }
            errors++;
          }
        }
        if (data.baseline !== void 0) {
          let data4 = data.baseline;
          if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
            const err17 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/type", keyword: "type", params: { type: schema122.properties.baseline.type }, message: "must be number,null", schema: schema122.properties.baseline.type, parentSchema: schema122.properties.baseline, data: data4 };
            if (vErrors === null) {
              vErrors = [err17];
            } else {
              vErrors.push(err17);
            }
            errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 < 0 || isNaN(data4)) {
              const err18 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema122.properties.baseline, data: data4 };
              if (vErrors === null) {
                vErrors = [err18];
              } else {
                vErrors.push(err18);
              }
              errors++;
            }
          }
        }
        if (data.change !== void 0) {
          let data5 = data.change;
          if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
            const err19 = { instancePath: instancePath + "/change", schemaPath: "#/properties/change/type", keyword: "type", params: { type: schema122.properties.change.type }, message: "must be number,null", schema: schema122.properties.change.type, parentSchema: schema122.properties.change, data: data5 };
            if (vErrors === null) {
              vErrors = [err19];
            } else {
              vErrors.push(err19);
            }
            errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 < -1 || isNaN(data5)) {
              const err20 = { instancePath: instancePath + "/change", schemaPath: "#/properties/change/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema122.properties.change, data: data5 };
              if (vErrors === null) {
                vErrors = [err20];
              } else {
                vErrors.push(err20);
              }
              errors++;
            }
          }
        }
        if (data.interval !== void 0) {
          let data6 = data.interval;
          const _errs15 = errors;
          let valid3 = false;
          const _errs16 = errors;
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (data6.lower === void 0) {
              const err21 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/anyOf/0/required", keyword: "required", params: { missingProperty: "lower" }, message: "must have required property 'lower'", schema: schema122.properties.interval.anyOf[0].required, parentSchema: schema122.properties.interval.anyOf[0], data: data6 };
              if (vErrors === null) {
                vErrors = [err21];
              } else {
                vErrors.push(err21);
              }
              errors++;
            }
            if (data6.upper === void 0) {
              const err22 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/anyOf/0/required", keyword: "required", params: { missingProperty: "upper" }, message: "must have required property 'upper'", schema: schema122.properties.interval.anyOf[0].required, parentSchema: schema122.properties.interval.anyOf[0], data: data6 };
              if (vErrors === null) {
                vErrors = [err22];
              } else {
                vErrors.push(err22);
              }
              errors++;
            }
            for (const key1 in data6) {
              if (!(key1 === "lower" || key1 === "upper")) {
                const err23 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema122.properties.interval.anyOf[0], data: data6 };
                if (vErrors === null) {
                  vErrors = [err23];
                } else {
                  vErrors.push(err23);
                }
                errors++;
              }
            }
            if (data6.lower !== void 0) {
              let data7 = data6.lower;
              if (!(typeof data7 == "number" && isFinite(data7))) {
                const err24 = { instancePath: instancePath + "/interval/lower", schemaPath: "#/properties/interval/anyOf/0/properties/lower/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema122.properties.interval.anyOf[0].properties.lower.type, parentSchema: schema122.properties.interval.anyOf[0].properties.lower, data: data7 };
                if (vErrors === null) {
                  vErrors = [err24];
                } else {
                  vErrors.push(err24);
                }
                errors++;
              }
            }
            if (data6.upper !== void 0) {
              let data8 = data6.upper;
              if (!(typeof data8 == "number" && isFinite(data8))) {
                const err25 = { instancePath: instancePath + "/interval/upper", schemaPath: "#/properties/interval/anyOf/0/properties/upper/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema122.properties.interval.anyOf[0].properties.upper.type, parentSchema: schema122.properties.interval.anyOf[0].properties.upper, data: data8 };
                if (vErrors === null) {
                  vErrors = [err25];
                } else {
                  vErrors.push(err25);
                }
                errors++;
              }
            }
          } else {
            const err26 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema122.properties.interval.anyOf[0].type, parentSchema: schema122.properties.interval.anyOf[0], data: data6 };
            if (vErrors === null) {
              vErrors = [err26];
            } else {
              vErrors.push(err26);
            }
            errors++;
          }
          var _valid0 = _errs16 === errors;
          valid3 = valid3 || _valid0;
          const _errs23 = errors;
          if (data6 !== null) {
            const err27 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema122.properties.interval.anyOf[1].type, parentSchema: schema122.properties.interval.anyOf[1], data: data6 };
            if (vErrors === null) {
              vErrors = [err27];
            } else {
              vErrors.push(err27);
            }
            errors++;
          }
          var _valid0 = _errs23 === errors;
          valid3 = valid3 || _valid0;
          if (!valid3) {
            const err28 = { instancePath: instancePath + "/interval", schemaPath: "#/properties/interval/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema122.properties.interval.anyOf, parentSchema: schema122.properties.interval, data: data6 };
            if (vErrors === null) {
              vErrors = [err28];
            } else {
              vErrors.push(err28);
            }
            errors++;
          } else {
            errors = _errs15;
            if (vErrors !== null) {
              if (_errs15) {
                vErrors.length = _errs15;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data.p !== void 0) {
          let data9 = data.p;
          if (!(typeof data9 == "number" && isFinite(data9)) && data9 !== null) {
            const err29 = { instancePath: instancePath + "/p", schemaPath: "#/properties/p/type", keyword: "type", params: { type: schema122.properties.p.type }, message: "must be number,null", schema: schema122.properties.p.type, parentSchema: schema122.properties.p, data: data9 };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
          if (typeof data9 == "number" && isFinite(data9)) {
            if (data9 > 1 || isNaN(data9)) {
              const err30 = { instancePath: instancePath + "/p", schemaPath: "#/properties/p/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema122.properties.p, data: data9 };
              if (vErrors === null) {
                vErrors = [err30];
              } else {
                vErrors.push(err30);
              }
              errors++;
            }
            if (data9 < 0 || isNaN(data9)) {
              const err31 = { instancePath: instancePath + "/p", schemaPath: "#/properties/p/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema122.properties.p, data: data9 };
              if (vErrors === null) {
                vErrors = [err31];
              } else {
                vErrors.push(err31);
              }
              errors++;
            }
          }
        }
        if (data.tolerance !== void 0) {
          let data10 = data.tolerance;
          if (typeof data10 == "number" && isFinite(data10)) {
            if (data10 < 0 || isNaN(data10)) {
              const err32 = { instancePath: instancePath + "/tolerance", schemaPath: "#/properties/tolerance/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema122.properties.tolerance, data: data10 };
              if (vErrors === null) {
                vErrors = [err32];
              } else {
                vErrors.push(err32);
              }
              errors++;
            }
          } else {
            const err33 = { instancePath: instancePath + "/tolerance", schemaPath: "#/properties/tolerance/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema122.properties.tolerance.type, parentSchema: schema122.properties.tolerance, data: data10 };
            if (vErrors === null) {
              vErrors = [err33];
            } else {
              vErrors.push(err33);
            }
            errors++;
          }
        }
        if (data.exceeds !== void 0) {
          let data11 = data.exceeds;
          if (typeof data11 !== "boolean") {
            const err34 = { instancePath: instancePath + "/exceeds", schemaPath: "#/properties/exceeds/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema122.properties.exceeds.type, parentSchema: schema122.properties.exceeds, data: data11 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
      } else {
        const err35 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema122.type, parentSchema: schema122, data };
        if (vErrors === null) {
          vErrors = [err35];
        } else {
          vErrors.push(err35);
        }
        errors++;
      }
      validate72.errors = vErrors;
      return errors === 0;
    }
    validate72.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema125 = { "type": "object", "additionalProperties": false, "required": ["rubric", "outcome", "candidate", "baseline", "at_most", "at_least"], "properties": { "rubric": { "type": "string" }, "outcome": { "type": "string", "examples": ["hard_failure"] }, "candidate": { "$ref": "#/$defs/count" }, "baseline": { "anyOf": [{ "$ref": "#/$defs/count" }, { "type": "null" }] }, "at_most": { "$ref": "#/$defs/rateOrNull" }, "at_least": { "$ref": "#/$defs/rateOrNull" } }, "title": "OutcomeComparison" };
    function validate74(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate74.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.rubric === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "rubric" }, message: "must have required property 'rubric'", schema: schema125.required, parentSchema: schema125, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.outcome === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcome" }, message: "must have required property 'outcome'", schema: schema125.required, parentSchema: schema125, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.candidate === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "candidate" }, message: "must have required property 'candidate'", schema: schema125.required, parentSchema: schema125, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.baseline === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baseline" }, message: "must have required property 'baseline'", schema: schema125.required, parentSchema: schema125, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.at_most === void 0) {
          const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at_most" }, message: "must have required property 'at_most'", schema: schema125.required, parentSchema: schema125, data };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.at_least === void 0) {
          const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "at_least" }, message: "must have required property 'at_least'", schema: schema125.required, parentSchema: schema125, data };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "rubric" || key0 === "outcome" || key0 === "candidate" || key0 === "baseline" || key0 === "at_most" || key0 === "at_least")) {
            const err6 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema125, data };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.rubric !== void 0) {
          let data0 = data.rubric;
          if (typeof data0 !== "string") {
            const err7 = { instancePath: instancePath + "/rubric", schemaPath: "#/properties/rubric/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema125.properties.rubric.type, parentSchema: schema125.properties.rubric, data: data0 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.outcome !== void 0) {
          let data1 = data.outcome;
          if (typeof data1 !== "string") {
            const err8 = { instancePath: instancePath + "/outcome", schemaPath: "#/properties/outcome/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema125.properties.outcome.type, parentSchema: schema125.properties.outcome, data: data1 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.candidate !== void 0) {
          if (!validate36(data.candidate, { instancePath: instancePath + "/candidate", parentData: data, parentDataProperty: "candidate", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
            errors = vErrors.length;
          }
        }
        if (data.baseline !== void 0) {
          let data3 = data.baseline;
          const _errs8 = errors;
          let valid1 = false;
          const _errs9 = errors;
          if (!validate36(data3, { instancePath: instancePath + "/baseline", parentData: data, parentDataProperty: "baseline", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
            errors = vErrors.length;
          }
          var _valid0 = _errs9 === errors;
          valid1 = valid1 || _valid0;
          const _errs10 = errors;
          if (data3 !== null) {
            const err9 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema125.properties.baseline.anyOf[1].type, parentSchema: schema125.properties.baseline.anyOf[1], data: data3 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          var _valid0 = _errs10 === errors;
          valid1 = valid1 || _valid0;
          if (!valid1) {
            const err10 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema125.properties.baseline.anyOf, parentSchema: schema125.properties.baseline, data: data3 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          } else {
            errors = _errs8;
            if (vErrors !== null) {
              if (_errs8) {
                vErrors.length = _errs8;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data.at_most !== void 0) {
          let data4 = data.at_most;
          if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
            const err11 = { instancePath: instancePath + "/at_most", schemaPath: "#/$defs/rateOrNull/type", keyword: "type", params: { type: schema51.type }, message: "must be number,null", schema: schema51.type, parentSchema: schema51, data: data4 };
            if (vErrors === null) {
              vErrors = [err11];
            } else {
              vErrors.push(err11);
            }
            errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 1 || isNaN(data4)) {
              const err12 = { instancePath: instancePath + "/at_most", schemaPath: "#/$defs/rateOrNull/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema51, data: data4 };
              if (vErrors === null) {
                vErrors = [err12];
              } else {
                vErrors.push(err12);
              }
              errors++;
            }
            if (data4 < 0 || isNaN(data4)) {
              const err13 = { instancePath: instancePath + "/at_most", schemaPath: "#/$defs/rateOrNull/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema51, data: data4 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
          }
        }
        if (data.at_least !== void 0) {
          let data5 = data.at_least;
          if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
            const err14 = { instancePath: instancePath + "/at_least", schemaPath: "#/$defs/rateOrNull/type", keyword: "type", params: { type: schema51.type }, message: "must be number,null", schema: schema51.type, parentSchema: schema51, data: data5 };
            if (vErrors === null) {
              vErrors = [err14];
            } else {
              vErrors.push(err14);
            }
            errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 1 || isNaN(data5)) {
              const err15 = { instancePath: instancePath + "/at_least", schemaPath: "#/$defs/rateOrNull/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema51, data: data5 };
              if (vErrors === null) {
                vErrors = [err15];
              } else {
                vErrors.push(err15);
              }
              errors++;
            }
            if (data5 < 0 || isNaN(data5)) {
              const err16 = { instancePath: instancePath + "/at_least", schemaPath: "#/$defs/rateOrNull/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema51, data: data5 };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
          }
        }
      } else {
        const err17 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema125.type, parentSchema: schema125, data };
        if (vErrors === null) {
          vErrors = [err17];
        } else {
          vErrors.push(err17);
        }
        errors++;
      }
      validate74.errors = vErrors;
      return errors === 0;
    }
    validate74.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema139 = { "type": "object", "additionalProperties": false, "required": ["scenario", "baseline", "candidate"], "properties": { "scenario": { "$ref": "#/$defs/scenarioId" }, "renamed_from": { "$ref": "#/$defs/scenarioId" }, "title": { "type": "string" }, "baseline": { "$ref": "#/$defs/rateOrNull" }, "candidate": { "$ref": "#/$defs/rateOrNull" }, "suite_effect": { "type": ["number", "null"], "minimum": -1, "maximum": 1, "examples": [0.021] }, "why": { "type": "string" } } };
    function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate78.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.scenario === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario" }, message: "must have required property 'scenario'", schema: schema139.required, parentSchema: schema139, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.baseline === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baseline" }, message: "must have required property 'baseline'", schema: schema139.required, parentSchema: schema139, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.candidate === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "candidate" }, message: "must have required property 'candidate'", schema: schema139.required, parentSchema: schema139, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "scenario" || key0 === "renamed_from" || key0 === "title" || key0 === "baseline" || key0 === "candidate" || key0 === "suite_effect" || key0 === "why")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema139, data };
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
            if (func2(data0) < 1) {
              const err4 = { instancePath: instancePath + "/scenario", schemaPath: "#/$defs/scenarioId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33, data: data0 };
              if (vErrors === null) {
                vErrors = [err4];
              } else {
                vErrors.push(err4);
              }
              errors++;
            }
          } else {
            const err5 = { instancePath: instancePath + "/scenario", schemaPath: "#/$defs/scenarioId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data0 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.renamed_from !== void 0) {
          let data1 = data.renamed_from;
          if (typeof data1 === "string") {
            if (func2(data1) < 1) {
              const err6 = { instancePath: instancePath + "/renamed_from", schemaPath: "#/$defs/scenarioId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33, data: data1 };
              if (vErrors === null) {
                vErrors = [err6];
              } else {
                vErrors.push(err6);
              }
              errors++;
            }
          } else {
            const err7 = { instancePath: instancePath + "/renamed_from", schemaPath: "#/$defs/scenarioId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data1 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
        }
        if (data.title !== void 0) {
          let data2 = data.title;
          if (typeof data2 !== "string") {
            const err8 = { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema139.properties.title.type, parentSchema: schema139.properties.title, data: data2 };
            if (vErrors === null) {
              vErrors = [err8];
            } else {
              vErrors.push(err8);
            }
            errors++;
          }
        }
        if (data.baseline !== void 0) {
          let data3 = data.baseline;
          if (!(typeof data3 == "number" && isFinite(data3)) && data3 !== null) {
            const err9 = { instancePath: instancePath + "/baseline", schemaPath: "#/$defs/rateOrNull/type", keyword: "type", params: { type: schema51.type }, message: "must be number,null", schema: schema51.type, parentSchema: schema51, data: data3 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
          if (typeof data3 == "number" && isFinite(data3)) {
            if (data3 > 1 || isNaN(data3)) {
              const err10 = { instancePath: instancePath + "/baseline", schemaPath: "#/$defs/rateOrNull/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema51, data: data3 };
              if (vErrors === null) {
                vErrors = [err10];
              } else {
                vErrors.push(err10);
              }
              errors++;
            }
            if (data3 < 0 || isNaN(data3)) {
              const err11 = { instancePath: instancePath + "/baseline", schemaPath: "#/$defs/rateOrNull/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema51, data: data3 };
              if (vErrors === null) {
                vErrors = [err11];
              } else {
                vErrors.push(err11);
              }
              errors++;
            }
          }
        }
        if (data.candidate !== void 0) {
          let data4 = data.candidate;
          if (!(typeof data4 == "number" && isFinite(data4)) && data4 !== null) {
            const err12 = { instancePath: instancePath + "/candidate", schemaPath: "#/$defs/rateOrNull/type", keyword: "type", params: { type: schema51.type }, message: "must be number,null", schema: schema51.type, parentSchema: schema51, data: data4 };
            if (vErrors === null) {
              vErrors = [err12];
            } else {
              vErrors.push(err12);
            }
            errors++;
          }
          if (typeof data4 == "number" && isFinite(data4)) {
            if (data4 > 1 || isNaN(data4)) {
              const err13 = { instancePath: instancePath + "/candidate", schemaPath: "#/$defs/rateOrNull/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema51, data: data4 };
              if (vErrors === null) {
                vErrors = [err13];
              } else {
                vErrors.push(err13);
              }
              errors++;
            }
            if (data4 < 0 || isNaN(data4)) {
              const err14 = { instancePath: instancePath + "/candidate", schemaPath: "#/$defs/rateOrNull/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema51, data: data4 };
              if (vErrors === null) {
                vErrors = [err14];
              } else {
                vErrors.push(err14);
              }
              errors++;
            }
          }
        }
        if (data.suite_effect !== void 0) {
          let data5 = data.suite_effect;
          if (!(typeof data5 == "number" && isFinite(data5)) && data5 !== null) {
            const err15 = { instancePath: instancePath + "/suite_effect", schemaPath: "#/properties/suite_effect/type", keyword: "type", params: { type: schema139.properties.suite_effect.type }, message: "must be number,null", schema: schema139.properties.suite_effect.type, parentSchema: schema139.properties.suite_effect, data: data5 };
            if (vErrors === null) {
              vErrors = [err15];
            } else {
              vErrors.push(err15);
            }
            errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 > 1 || isNaN(data5)) {
              const err16 = { instancePath: instancePath + "/suite_effect", schemaPath: "#/properties/suite_effect/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema139.properties.suite_effect, data: data5 };
              if (vErrors === null) {
                vErrors = [err16];
              } else {
                vErrors.push(err16);
              }
              errors++;
            }
            if (data5 < -1 || isNaN(data5)) {
              const err17 = { instancePath: instancePath + "/suite_effect", schemaPath: "#/properties/suite_effect/minimum", keyword: "minimum", params: { comparison: ">=", limit: -1 }, message: "must be >= -1", schema: -1, parentSchema: schema139.properties.suite_effect, data: data5 };
              if (vErrors === null) {
                vErrors = [err17];
              } else {
                vErrors.push(err17);
              }
              errors++;
            }
          }
        }
        if (data.why !== void 0) {
          let data6 = data.why;
          if (typeof data6 !== "string") {
            const err18 = { instancePath: instancePath + "/why", schemaPath: "#/properties/why/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema139.properties.why.type, parentSchema: schema139.properties.why, data: data6 };
            if (vErrors === null) {
              vErrors = [err18];
            } else {
              vErrors.push(err18);
            }
            errors++;
          }
        }
      } else {
        const err19 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema139.type, parentSchema: schema139, data };
        if (vErrors === null) {
          vErrors = [err19];
        } else {
          vErrors.push(err19);
        }
        errors++;
      }
      validate78.errors = vErrors;
      return errors === 0;
    }
    validate78.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    var schema144 = { "type": "object", "additionalProperties": false, "required": ["kind", "scenarios", "parts"], "properties": { "kind": { "enum": ["error", "reason", "criterion", "arguments", "calls", "other"] }, "text": { "type": "string" }, "criterion": { "type": "string" }, "scenarios": { "type": "array", "items": { "$ref": "#/$defs/scenarioId" } }, "parts": { "type": "array", "items": { "$ref": "#/$defs/causePart" } } } };
    var schema146 = { "type": "object", "additionalProperties": false, "required": ["scenarios"], "properties": { "text": { "type": "string" }, "change": { "enum": ["arguments", "left-out", "added", "replaced"] }, "tool": { "type": "string" }, "instead": { "type": "string" }, "argument": { "type": "string" }, "scenarios": { "type": "array", "items": { "$ref": "#/$defs/scenarioId" } }, "example": { "$ref": "#/$defs/callDifference" } } };
    var schema148 = { "type": "object", "additionalProperties": false, "required": ["scenario", "step", "main", "candidate"], "properties": { "scenario": { "$ref": "#/$defs/scenarioId" }, "step": { "type": "integer", "minimum": 1 }, "main": { "type": ["string", "null"] }, "candidate": { "type": ["string", "null"] } } };
    function validate87(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate87.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.scenario === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenario" }, message: "must have required property 'scenario'", schema: schema148.required, parentSchema: schema148, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.step === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "step" }, message: "must have required property 'step'", schema: schema148.required, parentSchema: schema148, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.main === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "main" }, message: "must have required property 'main'", schema: schema148.required, parentSchema: schema148, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.candidate === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "candidate" }, message: "must have required property 'candidate'", schema: schema148.required, parentSchema: schema148, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "scenario" || key0 === "step" || key0 === "main" || key0 === "candidate")) {
            const err4 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema148, data };
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
            if (func2(data0) < 1) {
              const err5 = { instancePath: instancePath + "/scenario", schemaPath: "#/$defs/scenarioId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33, data: data0 };
              if (vErrors === null) {
                vErrors = [err5];
              } else {
                vErrors.push(err5);
              }
              errors++;
            }
          } else {
            const err6 = { instancePath: instancePath + "/scenario", schemaPath: "#/$defs/scenarioId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data0 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.step !== void 0) {
          let data1 = data.step;
          if (!(typeof data1 == "number" && (!(data1 % 1) && !isNaN(data1)) && isFinite(data1))) {
            const err7 = { instancePath: instancePath + "/step", schemaPath: "#/properties/step/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema148.properties.step.type, parentSchema: schema148.properties.step, data: data1 };
            if (vErrors === null) {
              vErrors = [err7];
            } else {
              vErrors.push(err7);
            }
            errors++;
          }
          if (typeof data1 == "number" && isFinite(data1)) {
            if (data1 < 1 || isNaN(data1)) {
              const err8 = { instancePath: instancePath + "/step", schemaPath: "#/properties/step/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema148.properties.step, data: data1 };
              if (vErrors === null) {
                vErrors = [err8];
              } else {
                vErrors.push(err8);
              }
              errors++;
            }
          }
        }
        if (data.main !== void 0) {
          let data2 = data.main;
          if (typeof data2 !== "string" && data2 !== null) {
            const err9 = { instancePath: instancePath + "/main", schemaPath: "#/properties/main/type", keyword: "type", params: { type: schema148.properties.main.type }, message: "must be string,null", schema: schema148.properties.main.type, parentSchema: schema148.properties.main, data: data2 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.candidate !== void 0) {
          let data3 = data.candidate;
          if (typeof data3 !== "string" && data3 !== null) {
            const err10 = { instancePath: instancePath + "/candidate", schemaPath: "#/properties/candidate/type", keyword: "type", params: { type: schema148.properties.candidate.type }, message: "must be string,null", schema: schema148.properties.candidate.type, parentSchema: schema148.properties.candidate, data: data3 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema148.type, parentSchema: schema148, data };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      validate87.errors = vErrors;
      return errors === 0;
    }
    validate87.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate86.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.scenarios === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios" }, message: "must have required property 'scenarios'", schema: schema146.required, parentSchema: schema146, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "text" || key0 === "change" || key0 === "tool" || key0 === "instead" || key0 === "argument" || key0 === "scenarios" || key0 === "example")) {
            const err1 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema146, data };
            if (vErrors === null) {
              vErrors = [err1];
            } else {
              vErrors.push(err1);
            }
            errors++;
          }
        }
        if (data.text !== void 0) {
          let data0 = data.text;
          if (typeof data0 !== "string") {
            const err2 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema146.properties.text.type, parentSchema: schema146.properties.text, data: data0 };
            if (vErrors === null) {
              vErrors = [err2];
            } else {
              vErrors.push(err2);
            }
            errors++;
          }
        }
        if (data.change !== void 0) {
          let data1 = data.change;
          if (!(data1 === "arguments" || data1 === "left-out" || data1 === "added" || data1 === "replaced")) {
            const err3 = { instancePath: instancePath + "/change", schemaPath: "#/properties/change/enum", keyword: "enum", params: { allowedValues: schema146.properties.change.enum }, message: "must be equal to one of the allowed values", schema: schema146.properties.change.enum, parentSchema: schema146.properties.change, data: data1 };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.tool !== void 0) {
          let data2 = data.tool;
          if (typeof data2 !== "string") {
            const err4 = { instancePath: instancePath + "/tool", schemaPath: "#/properties/tool/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema146.properties.tool.type, parentSchema: schema146.properties.tool, data: data2 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.instead !== void 0) {
          let data3 = data.instead;
          if (typeof data3 !== "string") {
            const err5 = { instancePath: instancePath + "/instead", schemaPath: "#/properties/instead/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema146.properties.instead.type, parentSchema: schema146.properties.instead, data: data3 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.argument !== void 0) {
          let data4 = data.argument;
          if (typeof data4 !== "string") {
            const err6 = { instancePath: instancePath + "/argument", schemaPath: "#/properties/argument/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema146.properties.argument.type, parentSchema: schema146.properties.argument, data: data4 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.scenarios !== void 0) {
          let data5 = data.scenarios;
          if (Array.isArray(data5)) {
            const len0 = data5.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data6 = data5[i0];
              if (typeof data6 === "string") {
                if (func2(data6) < 1) {
                  const err7 = { instancePath: instancePath + "/scenarios/" + i0, schemaPath: "#/$defs/scenarioId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33, data: data6 };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
              } else {
                const err8 = { instancePath: instancePath + "/scenarios/" + i0, schemaPath: "#/$defs/scenarioId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data6 };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
          } else {
            const err9 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema146.properties.scenarios.type, parentSchema: schema146.properties.scenarios, data: data5 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.example !== void 0) {
          if (!validate87(data.example, { instancePath: instancePath + "/example", parentData: data, parentDataProperty: "example", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate87.errors : vErrors.concat(validate87.errors);
            errors = vErrors.length;
          }
        }
      } else {
        const err10 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema146.type, parentSchema: schema146, data };
        if (vErrors === null) {
          vErrors = [err10];
        } else {
          vErrors.push(err10);
        }
        errors++;
      }
      validate86.errors = vErrors;
      return errors === 0;
    }
    validate86.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
    function validate85(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
      let vErrors = null;
      let errors = 0;
      const evaluated0 = validate85.evaluated;
      if (evaluated0.dynamicProps) {
        evaluated0.props = void 0;
      }
      if (evaluated0.dynamicItems) {
        evaluated0.items = void 0;
      }
      if (data && typeof data == "object" && !Array.isArray(data)) {
        if (data.kind === void 0) {
          const err0 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema144.required, parentSchema: schema144, data };
          if (vErrors === null) {
            vErrors = [err0];
          } else {
            vErrors.push(err0);
          }
          errors++;
        }
        if (data.scenarios === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios" }, message: "must have required property 'scenarios'", schema: schema144.required, parentSchema: schema144, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.parts === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "parts" }, message: "must have required property 'parts'", schema: schema144.required, parentSchema: schema144, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!(key0 === "kind" || key0 === "text" || key0 === "criterion" || key0 === "scenarios" || key0 === "parts")) {
            const err3 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema144, data };
            if (vErrors === null) {
              vErrors = [err3];
            } else {
              vErrors.push(err3);
            }
            errors++;
          }
        }
        if (data.kind !== void 0) {
          let data0 = data.kind;
          if (!(data0 === "error" || data0 === "reason" || data0 === "criterion" || data0 === "arguments" || data0 === "calls" || data0 === "other")) {
            const err4 = { instancePath: instancePath + "/kind", schemaPath: "#/properties/kind/enum", keyword: "enum", params: { allowedValues: schema144.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema144.properties.kind.enum, parentSchema: schema144.properties.kind, data: data0 };
            if (vErrors === null) {
              vErrors = [err4];
            } else {
              vErrors.push(err4);
            }
            errors++;
          }
        }
        if (data.text !== void 0) {
          let data1 = data.text;
          if (typeof data1 !== "string") {
            const err5 = { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema144.properties.text.type, parentSchema: schema144.properties.text, data: data1 };
            if (vErrors === null) {
              vErrors = [err5];
            } else {
              vErrors.push(err5);
            }
            errors++;
          }
        }
        if (data.criterion !== void 0) {
          let data2 = data.criterion;
          if (typeof data2 !== "string") {
            const err6 = { instancePath: instancePath + "/criterion", schemaPath: "#/properties/criterion/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema144.properties.criterion.type, parentSchema: schema144.properties.criterion, data: data2 };
            if (vErrors === null) {
              vErrors = [err6];
            } else {
              vErrors.push(err6);
            }
            errors++;
          }
        }
        if (data.scenarios !== void 0) {
          let data3 = data.scenarios;
          if (Array.isArray(data3)) {
            const len0 = data3.length;
            for (let i0 = 0; i0 < len0; i0++) {
              let data4 = data3[i0];
              if (typeof data4 === "string") {
                if (func2(data4) < 1) {
                  const err7 = { instancePath: instancePath + "/scenarios/" + i0, schemaPath: "#/$defs/scenarioId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33, data: data4 };
                  if (vErrors === null) {
                    vErrors = [err7];
                  } else {
                    vErrors.push(err7);
                  }
                  errors++;
                }
              } else {
                const err8 = { instancePath: instancePath + "/scenarios/" + i0, schemaPath: "#/$defs/scenarioId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data4 };
                if (vErrors === null) {
                  vErrors = [err8];
                } else {
                  vErrors.push(err8);
                }
                errors++;
              }
            }
          } else {
            const err9 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema144.properties.scenarios.type, parentSchema: schema144.properties.scenarios, data: data3 };
            if (vErrors === null) {
              vErrors = [err9];
            } else {
              vErrors.push(err9);
            }
            errors++;
          }
        }
        if (data.parts !== void 0) {
          let data5 = data.parts;
          if (Array.isArray(data5)) {
            const len1 = data5.length;
            for (let i1 = 0; i1 < len1; i1++) {
              if (!validate86(data5[i1], { instancePath: instancePath + "/parts/" + i1, parentData: data5, parentDataProperty: i1, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err10 = { instancePath: instancePath + "/parts", schemaPath: "#/properties/parts/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema144.properties.parts.type, parentSchema: schema144.properties.parts, data: data5 };
            if (vErrors === null) {
              vErrors = [err10];
            } else {
              vErrors.push(err10);
            }
            errors++;
          }
        }
      } else {
        const err11 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema144.type, parentSchema: schema144, data };
        if (vErrors === null) {
          vErrors = [err11];
        } else {
          vErrors.push(err11);
        }
        errors++;
      }
      validate85.errors = vErrors;
      return errors === 0;
    }
    validate85.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
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
        if (data.suite === void 0) {
          const err1 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "suite" }, message: "must have required property 'suite'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err1];
          } else {
            vErrors.push(err1);
          }
          errors++;
        }
        if (data.decision === void 0) {
          const err2 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "decision" }, message: "must have required property 'decision'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err2];
          } else {
            vErrors.push(err2);
          }
          errors++;
        }
        if (data.headline === void 0) {
          const err3 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "headline" }, message: "must have required property 'headline'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err3];
          } else {
            vErrors.push(err3);
          }
          errors++;
        }
        if (data.exit_code === void 0) {
          const err4 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "exit_code" }, message: "must have required property 'exit_code'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err4];
          } else {
            vErrors.push(err4);
          }
          errors++;
        }
        if (data.more_trials === void 0) {
          const err5 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "more_trials" }, message: "must have required property 'more_trials'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err5];
          } else {
            vErrors.push(err5);
          }
          errors++;
        }
        if (data.confirm === void 0) {
          const err6 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "confirm" }, message: "must have required property 'confirm'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err6];
          } else {
            vErrors.push(err6);
          }
          errors++;
        }
        if (data.confirmed === void 0) {
          const err7 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "confirmed" }, message: "must have required property 'confirmed'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err7];
          } else {
            vErrors.push(err7);
          }
          errors++;
        }
        if (data.candidate === void 0) {
          const err8 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "candidate" }, message: "must have required property 'candidate'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err8];
          } else {
            vErrors.push(err8);
          }
          errors++;
        }
        if (data.baseline === void 0) {
          const err9 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baseline" }, message: "must have required property 'baseline'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err9];
          } else {
            vErrors.push(err9);
          }
          errors++;
        }
        if (data.baselines === void 0) {
          const err10 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "baselines" }, message: "must have required property 'baselines'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err10];
          } else {
            vErrors.push(err10);
          }
          errors++;
        }
        if (data.power === void 0) {
          const err11 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "power" }, message: "must have required property 'power'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err11];
          } else {
            vErrors.push(err11);
          }
          errors++;
        }
        if (data.waivers === void 0) {
          const err12 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "waivers" }, message: "must have required property 'waivers'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err12];
          } else {
            vErrors.push(err12);
          }
          errors++;
        }
        if (data.config === void 0) {
          const err13 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "config" }, message: "must have required property 'config'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err13];
          } else {
            vErrors.push(err13);
          }
          errors++;
        }
        if (data.relaxed === void 0) {
          const err14 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "relaxed" }, message: "must have required property 'relaxed'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err14];
          } else {
            vErrors.push(err14);
          }
          errors++;
        }
        if (data.compared === void 0) {
          const err15 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "compared" }, message: "must have required property 'compared'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err15];
          } else {
            vErrors.push(err15);
          }
          errors++;
        }
        if (data.findings === void 0) {
          const err16 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "findings" }, message: "must have required property 'findings'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err16];
          } else {
            vErrors.push(err16);
          }
          errors++;
        }
        if (data.metrics === void 0) {
          const err17 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "metrics" }, message: "must have required property 'metrics'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err17];
          } else {
            vErrors.push(err17);
          }
          errors++;
        }
        if (data.trends === void 0) {
          const err18 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "trends" }, message: "must have required property 'trends'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err18];
          } else {
            vErrors.push(err18);
          }
          errors++;
        }
        if (data.criteria === void 0) {
          const err19 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "criteria" }, message: "must have required property 'criteria'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err19];
          } else {
            vErrors.push(err19);
          }
          errors++;
        }
        if (data.outcomes === void 0) {
          const err20 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "outcomes" }, message: "must have required property 'outcomes'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err20];
          } else {
            vErrors.push(err20);
          }
          errors++;
        }
        if (data.trials === void 0) {
          const err21 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "trials" }, message: "must have required property 'trials'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err21];
          } else {
            vErrors.push(err21);
          }
          errors++;
        }
        if (data.scenarios === void 0) {
          const err22 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "scenarios" }, message: "must have required property 'scenarios'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err22];
          } else {
            vErrors.push(err22);
          }
          errors++;
        }
        if (data.flips === void 0) {
          const err23 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "flips" }, message: "must have required property 'flips'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err23];
          } else {
            vErrors.push(err23);
          }
          errors++;
        }
        if (data.confidence === void 0) {
          const err24 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "confidence" }, message: "must have required property 'confidence'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err24];
          } else {
            vErrors.push(err24);
          }
          errors++;
        }
        if (data.causes === void 0) {
          const err25 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "causes" }, message: "must have required property 'causes'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err25];
          } else {
            vErrors.push(err25);
          }
          errors++;
        }
        if (data.start === void 0) {
          const err26 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "start" }, message: "must have required property 'start'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err26];
          } else {
            vErrors.push(err26);
          }
          errors++;
        }
        if (data.roster === void 0) {
          const err27 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "roster" }, message: "must have required property 'roster'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err27];
          } else {
            vErrors.push(err27);
          }
          errors++;
        }
        if (data.errored === void 0) {
          const err28 = { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "errored" }, message: "must have required property 'errored'", schema: schema31.required, parentSchema: schema31, data };
          if (vErrors === null) {
            vErrors = [err28];
          } else {
            vErrors.push(err28);
          }
          errors++;
        }
        for (const key0 in data) {
          if (!func1.call(schema31.properties, key0)) {
            const err29 = { instancePath, schemaPath: "#/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key0 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31, data };
            if (vErrors === null) {
              vErrors = [err29];
            } else {
              vErrors.push(err29);
            }
            errors++;
          }
        }
        if (data.schema !== void 0) {
          let data0 = data.schema;
          if (1 !== data0) {
            const err30 = { instancePath: instancePath + "/schema", schemaPath: "#/properties/schema/const", keyword: "const", params: { allowedValue: 1 }, message: "must be equal to constant", schema: 1, parentSchema: schema31.properties.schema, data: data0 };
            if (vErrors === null) {
              vErrors = [err30];
            } else {
              vErrors.push(err30);
            }
            errors++;
          }
        }
        if (data.suite !== void 0) {
          let data1 = data.suite;
          if (typeof data1 !== "string") {
            const err31 = { instancePath: instancePath + "/suite", schemaPath: "#/properties/suite/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.suite.type, parentSchema: schema31.properties.suite, data: data1 };
            if (vErrors === null) {
              vErrors = [err31];
            } else {
              vErrors.push(err31);
            }
            errors++;
          }
        }
        if (data.decision !== void 0) {
          let data2 = data.decision;
          if (!(data2 === "pass" || data2 === "fail" || data2 === "inconclusive" || data2 === "invalid")) {
            const err32 = { instancePath: instancePath + "/decision", schemaPath: "#/$defs/decided/enum", keyword: "enum", params: { allowedValues: schema32.enum }, message: "must be equal to one of the allowed values", schema: schema32.enum, parentSchema: schema32, data: data2 };
            if (vErrors === null) {
              vErrors = [err32];
            } else {
              vErrors.push(err32);
            }
            errors++;
          }
        }
        if (data.headline !== void 0) {
          let data3 = data.headline;
          if (typeof data3 === "string") {
            if (func2(data3) < 1) {
              const err33 = { instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.headline, data: data3 };
              if (vErrors === null) {
                vErrors = [err33];
              } else {
                vErrors.push(err33);
              }
              errors++;
            }
          } else {
            const err34 = { instancePath: instancePath + "/headline", schemaPath: "#/properties/headline/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.headline.type, parentSchema: schema31.properties.headline, data: data3 };
            if (vErrors === null) {
              vErrors = [err34];
            } else {
              vErrors.push(err34);
            }
            errors++;
          }
        }
        if (data.exit_code !== void 0) {
          let data4 = data.exit_code;
          if (!(data4 === 0 || data4 === 1 || data4 === 2 || data4 === 3)) {
            const err35 = { instancePath: instancePath + "/exit_code", schemaPath: "#/properties/exit_code/enum", keyword: "enum", params: { allowedValues: schema31.properties.exit_code.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.exit_code.enum, parentSchema: schema31.properties.exit_code, data: data4 };
            if (vErrors === null) {
              vErrors = [err35];
            } else {
              vErrors.push(err35);
            }
            errors++;
          }
        }
        if (data.more_trials !== void 0) {
          let data5 = data.more_trials;
          if (!(typeof data5 == "number" && (!(data5 % 1) && !isNaN(data5)) && isFinite(data5))) {
            const err36 = { instancePath: instancePath + "/more_trials", schemaPath: "#/properties/more_trials/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.more_trials.type, parentSchema: schema31.properties.more_trials, data: data5 };
            if (vErrors === null) {
              vErrors = [err36];
            } else {
              vErrors.push(err36);
            }
            errors++;
          }
          if (typeof data5 == "number" && isFinite(data5)) {
            if (data5 < 0 || isNaN(data5)) {
              const err37 = { instancePath: instancePath + "/more_trials", schemaPath: "#/properties/more_trials/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.more_trials, data: data5 };
              if (vErrors === null) {
                vErrors = [err37];
              } else {
                vErrors.push(err37);
              }
              errors++;
            }
          }
        }
        if (data.confirm !== void 0) {
          let data6 = data.confirm;
          const _errs13 = errors;
          let valid2 = false;
          const _errs14 = errors;
          if (data6 && typeof data6 == "object" && !Array.isArray(data6)) {
            if (data6.scenarios === void 0) {
              const err38 = { instancePath: instancePath + "/confirm", schemaPath: "#/properties/confirm/anyOf/0/required", keyword: "required", params: { missingProperty: "scenarios" }, message: "must have required property 'scenarios'", schema: schema31.properties.confirm.anyOf[0].required, parentSchema: schema31.properties.confirm.anyOf[0], data: data6 };
              if (vErrors === null) {
                vErrors = [err38];
              } else {
                vErrors.push(err38);
              }
              errors++;
            }
            if (data6.trials === void 0) {
              const err39 = { instancePath: instancePath + "/confirm", schemaPath: "#/properties/confirm/anyOf/0/required", keyword: "required", params: { missingProperty: "trials" }, message: "must have required property 'trials'", schema: schema31.properties.confirm.anyOf[0].required, parentSchema: schema31.properties.confirm.anyOf[0], data: data6 };
              if (vErrors === null) {
                vErrors = [err39];
              } else {
                vErrors.push(err39);
              }
              errors++;
            }
            for (const key1 in data6) {
              if (!(key1 === "scenarios" || key1 === "trials")) {
                const err40 = { instancePath: instancePath + "/confirm", schemaPath: "#/properties/confirm/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key1 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.confirm.anyOf[0], data: data6 };
                if (vErrors === null) {
                  vErrors = [err40];
                } else {
                  vErrors.push(err40);
                }
                errors++;
              }
            }
            if (data6.scenarios !== void 0) {
              let data7 = data6.scenarios;
              if (Array.isArray(data7)) {
                if (data7.length < 1) {
                  const err41 = { instancePath: instancePath + "/confirm/scenarios", schemaPath: "#/properties/confirm/anyOf/0/properties/scenarios/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.confirm.anyOf[0].properties.scenarios, data: data7 };
                  if (vErrors === null) {
                    vErrors = [err41];
                  } else {
                    vErrors.push(err41);
                  }
                  errors++;
                }
                const len0 = data7.length;
                for (let i0 = 0; i0 < len0; i0++) {
                  let data8 = data7[i0];
                  if (typeof data8 === "string") {
                    if (func2(data8) < 1) {
                      const err42 = { instancePath: instancePath + "/confirm/scenarios/" + i0, schemaPath: "#/$defs/scenarioId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33, data: data8 };
                      if (vErrors === null) {
                        vErrors = [err42];
                      } else {
                        vErrors.push(err42);
                      }
                      errors++;
                    }
                  } else {
                    const err43 = { instancePath: instancePath + "/confirm/scenarios/" + i0, schemaPath: "#/$defs/scenarioId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data8 };
                    if (vErrors === null) {
                      vErrors = [err43];
                    } else {
                      vErrors.push(err43);
                    }
                    errors++;
                  }
                }
              } else {
                const err44 = { instancePath: instancePath + "/confirm/scenarios", schemaPath: "#/properties/confirm/anyOf/0/properties/scenarios/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.confirm.anyOf[0].properties.scenarios.type, parentSchema: schema31.properties.confirm.anyOf[0].properties.scenarios, data: data7 };
                if (vErrors === null) {
                  vErrors = [err44];
                } else {
                  vErrors.push(err44);
                }
                errors++;
              }
            }
            if (data6.trials !== void 0) {
              let data9 = data6.trials;
              if (!(typeof data9 == "number" && (!(data9 % 1) && !isNaN(data9)) && isFinite(data9))) {
                const err45 = { instancePath: instancePath + "/confirm/trials", schemaPath: "#/properties/confirm/anyOf/0/properties/trials/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.confirm.anyOf[0].properties.trials.type, parentSchema: schema31.properties.confirm.anyOf[0].properties.trials, data: data9 };
                if (vErrors === null) {
                  vErrors = [err45];
                } else {
                  vErrors.push(err45);
                }
                errors++;
              }
              if (typeof data9 == "number" && isFinite(data9)) {
                if (data9 < 1 || isNaN(data9)) {
                  const err46 = { instancePath: instancePath + "/confirm/trials", schemaPath: "#/properties/confirm/anyOf/0/properties/trials/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema31.properties.confirm.anyOf[0].properties.trials, data: data9 };
                  if (vErrors === null) {
                    vErrors = [err46];
                  } else {
                    vErrors.push(err46);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err47 = { instancePath: instancePath + "/confirm", schemaPath: "#/properties/confirm/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.confirm.anyOf[0].type, parentSchema: schema31.properties.confirm.anyOf[0], data: data6 };
            if (vErrors === null) {
              vErrors = [err47];
            } else {
              vErrors.push(err47);
            }
            errors++;
          }
          var _valid0 = _errs14 === errors;
          valid2 = valid2 || _valid0;
          const _errs24 = errors;
          if (data6 !== null) {
            const err48 = { instancePath: instancePath + "/confirm", schemaPath: "#/properties/confirm/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema31.properties.confirm.anyOf[1].type, parentSchema: schema31.properties.confirm.anyOf[1], data: data6 };
            if (vErrors === null) {
              vErrors = [err48];
            } else {
              vErrors.push(err48);
            }
            errors++;
          }
          var _valid0 = _errs24 === errors;
          valid2 = valid2 || _valid0;
          if (!valid2) {
            const err49 = { instancePath: instancePath + "/confirm", schemaPath: "#/properties/confirm/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema31.properties.confirm.anyOf, parentSchema: schema31.properties.confirm, data: data6 };
            if (vErrors === null) {
              vErrors = [err49];
            } else {
              vErrors.push(err49);
            }
            errors++;
          } else {
            errors = _errs13;
            if (vErrors !== null) {
              if (_errs13) {
                vErrors.length = _errs13;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data.confirmed !== void 0) {
          let data10 = data.confirmed;
          if (Array.isArray(data10)) {
            const len1 = data10.length;
            for (let i1 = 0; i1 < len1; i1++) {
              let data11 = data10[i1];
              if (data11 && typeof data11 == "object" && !Array.isArray(data11)) {
                if (data11.scenario === void 0) {
                  const err50 = { instancePath: instancePath + "/confirmed/" + i1, schemaPath: "#/properties/confirmed/items/required", keyword: "required", params: { missingProperty: "scenario" }, message: "must have required property 'scenario'", schema: schema31.properties.confirmed.items.required, parentSchema: schema31.properties.confirmed.items, data: data11 };
                  if (vErrors === null) {
                    vErrors = [err50];
                  } else {
                    vErrors.push(err50);
                  }
                  errors++;
                }
                if (data11.word === void 0) {
                  const err51 = { instancePath: instancePath + "/confirmed/" + i1, schemaPath: "#/properties/confirmed/items/required", keyword: "required", params: { missingProperty: "word" }, message: "must have required property 'word'", schema: schema31.properties.confirmed.items.required, parentSchema: schema31.properties.confirmed.items, data: data11 };
                  if (vErrors === null) {
                    vErrors = [err51];
                  } else {
                    vErrors.push(err51);
                  }
                  errors++;
                }
                if (data11.failed === void 0) {
                  const err52 = { instancePath: instancePath + "/confirmed/" + i1, schemaPath: "#/properties/confirmed/items/required", keyword: "required", params: { missingProperty: "failed" }, message: "must have required property 'failed'", schema: schema31.properties.confirmed.items.required, parentSchema: schema31.properties.confirmed.items, data: data11 };
                  if (vErrors === null) {
                    vErrors = [err52];
                  } else {
                    vErrors.push(err52);
                  }
                  errors++;
                }
                if (data11.trials === void 0) {
                  const err53 = { instancePath: instancePath + "/confirmed/" + i1, schemaPath: "#/properties/confirmed/items/required", keyword: "required", params: { missingProperty: "trials" }, message: "must have required property 'trials'", schema: schema31.properties.confirmed.items.required, parentSchema: schema31.properties.confirmed.items, data: data11 };
                  if (vErrors === null) {
                    vErrors = [err53];
                  } else {
                    vErrors.push(err53);
                  }
                  errors++;
                }
                if (data11.main === void 0) {
                  const err54 = { instancePath: instancePath + "/confirmed/" + i1, schemaPath: "#/properties/confirmed/items/required", keyword: "required", params: { missingProperty: "main" }, message: "must have required property 'main'", schema: schema31.properties.confirmed.items.required, parentSchema: schema31.properties.confirmed.items, data: data11 };
                  if (vErrors === null) {
                    vErrors = [err54];
                  } else {
                    vErrors.push(err54);
                  }
                  errors++;
                }
                if (data11.missing === void 0) {
                  const err55 = { instancePath: instancePath + "/confirmed/" + i1, schemaPath: "#/properties/confirmed/items/required", keyword: "required", params: { missingProperty: "missing" }, message: "must have required property 'missing'", schema: schema31.properties.confirmed.items.required, parentSchema: schema31.properties.confirmed.items, data: data11 };
                  if (vErrors === null) {
                    vErrors = [err55];
                  } else {
                    vErrors.push(err55);
                  }
                  errors++;
                }
                for (const key2 in data11) {
                  if (!(key2 === "scenario" || key2 === "word" || key2 === "failed" || key2 === "trials" || key2 === "main" || key2 === "missing")) {
                    const err56 = { instancePath: instancePath + "/confirmed/" + i1, schemaPath: "#/properties/confirmed/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key2 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.confirmed.items, data: data11 };
                    if (vErrors === null) {
                      vErrors = [err56];
                    } else {
                      vErrors.push(err56);
                    }
                    errors++;
                  }
                }
                if (data11.scenario !== void 0) {
                  let data12 = data11.scenario;
                  if (typeof data12 === "string") {
                    if (func2(data12) < 1) {
                      const err57 = { instancePath: instancePath + "/confirmed/" + i1 + "/scenario", schemaPath: "#/$defs/scenarioId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33, data: data12 };
                      if (vErrors === null) {
                        vErrors = [err57];
                      } else {
                        vErrors.push(err57);
                      }
                      errors++;
                    }
                  } else {
                    const err58 = { instancePath: instancePath + "/confirmed/" + i1 + "/scenario", schemaPath: "#/$defs/scenarioId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data12 };
                    if (vErrors === null) {
                      vErrors = [err58];
                    } else {
                      vErrors.push(err58);
                    }
                    errors++;
                  }
                }
                if (data11.word !== void 0) {
                  let data13 = data11.word;
                  if (!(data13 === "confirmed" || data13 === "passes again" || data13 === "flaky" || data13 === "fails on main too")) {
                    const err59 = { instancePath: instancePath + "/confirmed/" + i1 + "/word", schemaPath: "#/properties/confirmed/items/properties/word/enum", keyword: "enum", params: { allowedValues: schema31.properties.confirmed.items.properties.word.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.confirmed.items.properties.word.enum, parentSchema: schema31.properties.confirmed.items.properties.word, data: data13 };
                    if (vErrors === null) {
                      vErrors = [err59];
                    } else {
                      vErrors.push(err59);
                    }
                    errors++;
                  }
                }
                if (data11.failed !== void 0) {
                  let data14 = data11.failed;
                  if (!(typeof data14 == "number" && (!(data14 % 1) && !isNaN(data14)) && isFinite(data14))) {
                    const err60 = { instancePath: instancePath + "/confirmed/" + i1 + "/failed", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.type, parentSchema: schema35, data: data14 };
                    if (vErrors === null) {
                      vErrors = [err60];
                    } else {
                      vErrors.push(err60);
                    }
                    errors++;
                  }
                  if (typeof data14 == "number" && isFinite(data14)) {
                    if (data14 < 0 || isNaN(data14)) {
                      const err61 = { instancePath: instancePath + "/confirmed/" + i1 + "/failed", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35, data: data14 };
                      if (vErrors === null) {
                        vErrors = [err61];
                      } else {
                        vErrors.push(err61);
                      }
                      errors++;
                    }
                  }
                }
                if (data11.trials !== void 0) {
                  let data15 = data11.trials;
                  if (!(typeof data15 == "number" && (!(data15 % 1) && !isNaN(data15)) && isFinite(data15))) {
                    const err62 = { instancePath: instancePath + "/confirmed/" + i1 + "/trials", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.type, parentSchema: schema35, data: data15 };
                    if (vErrors === null) {
                      vErrors = [err62];
                    } else {
                      vErrors.push(err62);
                    }
                    errors++;
                  }
                  if (typeof data15 == "number" && isFinite(data15)) {
                    if (data15 < 0 || isNaN(data15)) {
                      const err63 = { instancePath: instancePath + "/confirmed/" + i1 + "/trials", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35, data: data15 };
                      if (vErrors === null) {
                        vErrors = [err63];
                      } else {
                        vErrors.push(err63);
                      }
                      errors++;
                    }
                  }
                }
                if (data11.main !== void 0) {
                  let data16 = data11.main;
                  if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
                    if (data16.failed === void 0) {
                      const err64 = { instancePath: instancePath + "/confirmed/" + i1 + "/main", schemaPath: "#/properties/confirmed/items/properties/main/required", keyword: "required", params: { missingProperty: "failed" }, message: "must have required property 'failed'", schema: schema31.properties.confirmed.items.properties.main.required, parentSchema: schema31.properties.confirmed.items.properties.main, data: data16 };
                      if (vErrors === null) {
                        vErrors = [err64];
                      } else {
                        vErrors.push(err64);
                      }
                      errors++;
                    }
                    if (data16.trials === void 0) {
                      const err65 = { instancePath: instancePath + "/confirmed/" + i1 + "/main", schemaPath: "#/properties/confirmed/items/properties/main/required", keyword: "required", params: { missingProperty: "trials" }, message: "must have required property 'trials'", schema: schema31.properties.confirmed.items.properties.main.required, parentSchema: schema31.properties.confirmed.items.properties.main, data: data16 };
                      if (vErrors === null) {
                        vErrors = [err65];
                      } else {
                        vErrors.push(err65);
                      }
                      errors++;
                    }
                    for (const key3 in data16) {
                      if (!(key3 === "failed" || key3 === "trials")) {
                        const err66 = { instancePath: instancePath + "/confirmed/" + i1 + "/main", schemaPath: "#/properties/confirmed/items/properties/main/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key3 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.confirmed.items.properties.main, data: data16 };
                        if (vErrors === null) {
                          vErrors = [err66];
                        } else {
                          vErrors.push(err66);
                        }
                        errors++;
                      }
                    }
                    if (data16.failed !== void 0) {
                      let data17 = data16.failed;
                      if (!(typeof data17 == "number" && (!(data17 % 1) && !isNaN(data17)) && isFinite(data17))) {
                        const err67 = { instancePath: instancePath + "/confirmed/" + i1 + "/main/failed", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.type, parentSchema: schema35, data: data17 };
                        if (vErrors === null) {
                          vErrors = [err67];
                        } else {
                          vErrors.push(err67);
                        }
                        errors++;
                      }
                      if (typeof data17 == "number" && isFinite(data17)) {
                        if (data17 < 0 || isNaN(data17)) {
                          const err68 = { instancePath: instancePath + "/confirmed/" + i1 + "/main/failed", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35, data: data17 };
                          if (vErrors === null) {
                            vErrors = [err68];
                          } else {
                            vErrors.push(err68);
                          }
                          errors++;
                        }
                      }
                    }
                    if (data16.trials !== void 0) {
                      let data18 = data16.trials;
                      if (!(typeof data18 == "number" && (!(data18 % 1) && !isNaN(data18)) && isFinite(data18))) {
                        const err69 = { instancePath: instancePath + "/confirmed/" + i1 + "/main/trials", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.type, parentSchema: schema35, data: data18 };
                        if (vErrors === null) {
                          vErrors = [err69];
                        } else {
                          vErrors.push(err69);
                        }
                        errors++;
                      }
                      if (typeof data18 == "number" && isFinite(data18)) {
                        if (data18 < 0 || isNaN(data18)) {
                          const err70 = { instancePath: instancePath + "/confirmed/" + i1 + "/main/trials", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35, data: data18 };
                          if (vErrors === null) {
                            vErrors = [err70];
                          } else {
                            vErrors.push(err70);
                          }
                          errors++;
                        }
                      }
                    }
                  } else {
                    const err71 = { instancePath: instancePath + "/confirmed/" + i1 + "/main", schemaPath: "#/properties/confirmed/items/properties/main/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.confirmed.items.properties.main.type, parentSchema: schema31.properties.confirmed.items.properties.main, data: data16 };
                    if (vErrors === null) {
                      vErrors = [err71];
                    } else {
                      vErrors.push(err71);
                    }
                    errors++;
                  }
                }
                if (data11.missing !== void 0) {
                  let data19 = data11.missing;
                  if (!(typeof data19 == "number" && (!(data19 % 1) && !isNaN(data19)) && isFinite(data19))) {
                    const err72 = { instancePath: instancePath + "/confirmed/" + i1 + "/missing", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.type, parentSchema: schema35, data: data19 };
                    if (vErrors === null) {
                      vErrors = [err72];
                    } else {
                      vErrors.push(err72);
                    }
                    errors++;
                  }
                  if (typeof data19 == "number" && isFinite(data19)) {
                    if (data19 < 0 || isNaN(data19)) {
                      const err73 = { instancePath: instancePath + "/confirmed/" + i1 + "/missing", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35, data: data19 };
                      if (vErrors === null) {
                        vErrors = [err73];
                      } else {
                        vErrors.push(err73);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err74 = { instancePath: instancePath + "/confirmed/" + i1, schemaPath: "#/properties/confirmed/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.confirmed.items.type, parentSchema: schema31.properties.confirmed.items, data: data11 };
                if (vErrors === null) {
                  vErrors = [err74];
                } else {
                  vErrors.push(err74);
                }
                errors++;
              }
            }
          } else {
            const err75 = { instancePath: instancePath + "/confirmed", schemaPath: "#/properties/confirmed/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.confirmed.type, parentSchema: schema31.properties.confirmed, data: data10 };
            if (vErrors === null) {
              vErrors = [err75];
            } else {
              vErrors.push(err75);
            }
            errors++;
          }
        }
        if (data.candidate !== void 0) {
          if (!validate21(data.candidate, { instancePath: instancePath + "/candidate", parentData: data, parentDataProperty: "candidate", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate21.errors : vErrors.concat(validate21.errors);
            errors = vErrors.length;
          }
        }
        if (data.baseline !== void 0) {
          let data21 = data.baseline;
          const _errs55 = errors;
          let valid17 = false;
          const _errs56 = errors;
          if (!validate23(data21, { instancePath: instancePath + "/baseline", parentData: data, parentDataProperty: "baseline", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
            errors = vErrors.length;
          }
          var _valid1 = _errs56 === errors;
          valid17 = valid17 || _valid1;
          const _errs57 = errors;
          if (data21 !== null) {
            const err76 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema31.properties.baseline.anyOf[1].type, parentSchema: schema31.properties.baseline.anyOf[1], data: data21 };
            if (vErrors === null) {
              vErrors = [err76];
            } else {
              vErrors.push(err76);
            }
            errors++;
          }
          var _valid1 = _errs57 === errors;
          valid17 = valid17 || _valid1;
          if (!valid17) {
            const err77 = { instancePath: instancePath + "/baseline", schemaPath: "#/properties/baseline/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema31.properties.baseline.anyOf, parentSchema: schema31.properties.baseline, data: data21 };
            if (vErrors === null) {
              vErrors = [err77];
            } else {
              vErrors.push(err77);
            }
            errors++;
          } else {
            errors = _errs55;
            if (vErrors !== null) {
              if (_errs55) {
                vErrors.length = _errs55;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data.baselines !== void 0) {
          let data22 = data.baselines;
          if (Array.isArray(data22)) {
            if (data22.length > 5) {
              const err78 = { instancePath: instancePath + "/baselines", schemaPath: "#/properties/baselines/maxItems", keyword: "maxItems", params: { limit: 5 }, message: "must NOT have more than 5 items", schema: 5, parentSchema: schema31.properties.baselines, data: data22 };
              if (vErrors === null) {
                vErrors = [err78];
              } else {
                vErrors.push(err78);
              }
              errors++;
            }
            const len2 = data22.length;
            for (let i2 = 0; i2 < len2; i2++) {
              if (!validate23(data22[i2], { instancePath: instancePath + "/baselines/" + i2, parentData: data22, parentDataProperty: i2, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err79 = { instancePath: instancePath + "/baselines", schemaPath: "#/properties/baselines/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.baselines.type, parentSchema: schema31.properties.baselines, data: data22 };
            if (vErrors === null) {
              vErrors = [err79];
            } else {
              vErrors.push(err79);
            }
            errors++;
          }
        }
        if (data.power !== void 0) {
          let data24 = data.power;
          if (Array.isArray(data24)) {
            const len3 = data24.length;
            for (let i3 = 0; i3 < len3; i3++) {
              let data25 = data24[i3];
              if (typeof data25 === "string") {
                if (func2(data25) < 1) {
                  const err80 = { instancePath: instancePath + "/power/" + i3, schemaPath: "#/properties/power/items/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema31.properties.power.items, data: data25 };
                  if (vErrors === null) {
                    vErrors = [err80];
                  } else {
                    vErrors.push(err80);
                  }
                  errors++;
                }
              } else {
                const err81 = { instancePath: instancePath + "/power/" + i3, schemaPath: "#/properties/power/items/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.power.items.type, parentSchema: schema31.properties.power.items, data: data25 };
                if (vErrors === null) {
                  vErrors = [err81];
                } else {
                  vErrors.push(err81);
                }
                errors++;
              }
            }
          } else {
            const err82 = { instancePath: instancePath + "/power", schemaPath: "#/properties/power/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.power.type, parentSchema: schema31.properties.power, data: data24 };
            if (vErrors === null) {
              vErrors = [err82];
            } else {
              vErrors.push(err82);
            }
            errors++;
          }
        }
        if (data.waivers !== void 0) {
          let data26 = data.waivers;
          if (Array.isArray(data26)) {
            const len4 = data26.length;
            for (let i4 = 0; i4 < len4; i4++) {
              if (!validate26(data26[i4], { instancePath: instancePath + "/waivers/" + i4, parentData: data26, parentDataProperty: i4, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err83 = { instancePath: instancePath + "/waivers", schemaPath: "#/properties/waivers/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.waivers.type, parentSchema: schema31.properties.waivers, data: data26 };
            if (vErrors === null) {
              vErrors = [err83];
            } else {
              vErrors.push(err83);
            }
            errors++;
          }
        }
        if (data.config !== void 0) {
          let data28 = data.config;
          const _errs70 = errors;
          let valid24 = false;
          const _errs71 = errors;
          if (!validate28(data28, { instancePath: instancePath + "/config", parentData: data, parentDataProperty: "config", rootData, dynamicAnchors })) {
            vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
            errors = vErrors.length;
          }
          var _valid2 = _errs71 === errors;
          valid24 = valid24 || _valid2;
          const _errs72 = errors;
          if (data28 !== null) {
            const err84 = { instancePath: instancePath + "/config", schemaPath: "#/properties/config/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema31.properties.config.anyOf[1].type, parentSchema: schema31.properties.config.anyOf[1], data: data28 };
            if (vErrors === null) {
              vErrors = [err84];
            } else {
              vErrors.push(err84);
            }
            errors++;
          }
          var _valid2 = _errs72 === errors;
          valid24 = valid24 || _valid2;
          if (!valid24) {
            const err85 = { instancePath: instancePath + "/config", schemaPath: "#/properties/config/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema31.properties.config.anyOf, parentSchema: schema31.properties.config, data: data28 };
            if (vErrors === null) {
              vErrors = [err85];
            } else {
              vErrors.push(err85);
            }
            errors++;
          } else {
            errors = _errs70;
            if (vErrors !== null) {
              if (_errs70) {
                vErrors.length = _errs70;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data.relaxed !== void 0) {
          let data29 = data.relaxed;
          if (Array.isArray(data29)) {
            const len5 = data29.length;
            for (let i5 = 0; i5 < len5; i5++) {
              let data30 = data29[i5];
              if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
                if (data30.subject === void 0) {
                  const err86 = { instancePath: instancePath + "/relaxed/" + i5, schemaPath: "#/$defs/relaxation/required", keyword: "required", params: { missingProperty: "subject" }, message: "must have required property 'subject'", schema: schema56.required, parentSchema: schema56, data: data30 };
                  if (vErrors === null) {
                    vErrors = [err86];
                  } else {
                    vErrors.push(err86);
                  }
                  errors++;
                }
                if (data30.what === void 0) {
                  const err87 = { instancePath: instancePath + "/relaxed/" + i5, schemaPath: "#/$defs/relaxation/required", keyword: "required", params: { missingProperty: "what" }, message: "must have required property 'what'", schema: schema56.required, parentSchema: schema56, data: data30 };
                  if (vErrors === null) {
                    vErrors = [err87];
                  } else {
                    vErrors.push(err87);
                  }
                  errors++;
                }
                if (data30.old === void 0) {
                  const err88 = { instancePath: instancePath + "/relaxed/" + i5, schemaPath: "#/$defs/relaxation/required", keyword: "required", params: { missingProperty: "old" }, message: "must have required property 'old'", schema: schema56.required, parentSchema: schema56, data: data30 };
                  if (vErrors === null) {
                    vErrors = [err88];
                  } else {
                    vErrors.push(err88);
                  }
                  errors++;
                }
                if (data30.new === void 0) {
                  const err89 = { instancePath: instancePath + "/relaxed/" + i5, schemaPath: "#/$defs/relaxation/required", keyword: "required", params: { missingProperty: "new" }, message: "must have required property 'new'", schema: schema56.required, parentSchema: schema56, data: data30 };
                  if (vErrors === null) {
                    vErrors = [err89];
                  } else {
                    vErrors.push(err89);
                  }
                  errors++;
                }
                for (const key4 in data30) {
                  if (!(key4 === "subject" || key4 === "what" || key4 === "old" || key4 === "new")) {
                    const err90 = { instancePath: instancePath + "/relaxed/" + i5, schemaPath: "#/$defs/relaxation/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key4 }, message: "must NOT have additional properties", schema: false, parentSchema: schema56, data: data30 };
                    if (vErrors === null) {
                      vErrors = [err90];
                    } else {
                      vErrors.push(err90);
                    }
                    errors++;
                  }
                }
                if (data30.subject !== void 0) {
                  let data31 = data30.subject;
                  if (typeof data31 !== "string") {
                    const err91 = { instancePath: instancePath + "/relaxed/" + i5 + "/subject", schemaPath: "#/$defs/relaxation/properties/subject/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.properties.subject.type, parentSchema: schema56.properties.subject, data: data31 };
                    if (vErrors === null) {
                      vErrors = [err91];
                    } else {
                      vErrors.push(err91);
                    }
                    errors++;
                  }
                }
                if (data30.what !== void 0) {
                  let data32 = data30.what;
                  if (typeof data32 !== "string") {
                    const err92 = { instancePath: instancePath + "/relaxed/" + i5 + "/what", schemaPath: "#/$defs/relaxation/properties/what/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.properties.what.type, parentSchema: schema56.properties.what, data: data32 };
                    if (vErrors === null) {
                      vErrors = [err92];
                    } else {
                      vErrors.push(err92);
                    }
                    errors++;
                  }
                }
                if (data30.old !== void 0) {
                  let data33 = data30.old;
                  if (typeof data33 !== "string") {
                    const err93 = { instancePath: instancePath + "/relaxed/" + i5 + "/old", schemaPath: "#/$defs/relaxation/properties/old/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.properties.old.type, parentSchema: schema56.properties.old, data: data33 };
                    if (vErrors === null) {
                      vErrors = [err93];
                    } else {
                      vErrors.push(err93);
                    }
                    errors++;
                  }
                }
                if (data30.new !== void 0) {
                  let data34 = data30.new;
                  if (typeof data34 !== "string") {
                    const err94 = { instancePath: instancePath + "/relaxed/" + i5 + "/new", schemaPath: "#/$defs/relaxation/properties/new/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema56.properties.new.type, parentSchema: schema56.properties.new, data: data34 };
                    if (vErrors === null) {
                      vErrors = [err94];
                    } else {
                      vErrors.push(err94);
                    }
                    errors++;
                  }
                }
              } else {
                const err95 = { instancePath: instancePath + "/relaxed/" + i5, schemaPath: "#/$defs/relaxation/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema56.type, parentSchema: schema56, data: data30 };
                if (vErrors === null) {
                  vErrors = [err95];
                } else {
                  vErrors.push(err95);
                }
                errors++;
              }
            }
          } else {
            const err96 = { instancePath: instancePath + "/relaxed", schemaPath: "#/properties/relaxed/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.relaxed.type, parentSchema: schema31.properties.relaxed, data: data29 };
            if (vErrors === null) {
              vErrors = [err96];
            } else {
              vErrors.push(err96);
            }
            errors++;
          }
        }
        if (data.compared !== void 0) {
          let data35 = data.compared;
          if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
            if (data35.candidate === void 0) {
              const err97 = { instancePath: instancePath + "/compared", schemaPath: "#/properties/compared/required", keyword: "required", params: { missingProperty: "candidate" }, message: "must have required property 'candidate'", schema: schema31.properties.compared.required, parentSchema: schema31.properties.compared, data: data35 };
              if (vErrors === null) {
                vErrors = [err97];
              } else {
                vErrors.push(err97);
              }
              errors++;
            }
            if (data35.baseline === void 0) {
              const err98 = { instancePath: instancePath + "/compared", schemaPath: "#/properties/compared/required", keyword: "required", params: { missingProperty: "baseline" }, message: "must have required property 'baseline'", schema: schema31.properties.compared.required, parentSchema: schema31.properties.compared, data: data35 };
              if (vErrors === null) {
                vErrors = [err98];
              } else {
                vErrors.push(err98);
              }
              errors++;
            }
            for (const key5 in data35) {
              if (!(key5 === "candidate" || key5 === "baseline")) {
                const err99 = { instancePath: instancePath + "/compared", schemaPath: "#/properties/compared/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key5 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.compared, data: data35 };
                if (vErrors === null) {
                  vErrors = [err99];
                } else {
                  vErrors.push(err99);
                }
                errors++;
              }
            }
            if (data35.candidate !== void 0) {
              let data36 = data35.candidate;
              const _errs92 = errors;
              let valid30 = false;
              const _errs93 = errors;
              if (!validate30(data36, { instancePath: instancePath + "/compared/candidate", parentData: data35, parentDataProperty: "candidate", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
                errors = vErrors.length;
              }
              var _valid3 = _errs93 === errors;
              valid30 = valid30 || _valid3;
              const _errs94 = errors;
              if (data36 !== null) {
                const err100 = { instancePath: instancePath + "/compared/candidate", schemaPath: "#/properties/compared/properties/candidate/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema31.properties.compared.properties.candidate.anyOf[1].type, parentSchema: schema31.properties.compared.properties.candidate.anyOf[1], data: data36 };
                if (vErrors === null) {
                  vErrors = [err100];
                } else {
                  vErrors.push(err100);
                }
                errors++;
              }
              var _valid3 = _errs94 === errors;
              valid30 = valid30 || _valid3;
              if (!valid30) {
                const err101 = { instancePath: instancePath + "/compared/candidate", schemaPath: "#/properties/compared/properties/candidate/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema31.properties.compared.properties.candidate.anyOf, parentSchema: schema31.properties.compared.properties.candidate, data: data36 };
                if (vErrors === null) {
                  vErrors = [err101];
                } else {
                  vErrors.push(err101);
                }
                errors++;
              } else {
                errors = _errs92;
                if (vErrors !== null) {
                  if (_errs92) {
                    vErrors.length = _errs92;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
            if (data35.baseline !== void 0) {
              let data37 = data35.baseline;
              const _errs97 = errors;
              let valid31 = false;
              const _errs98 = errors;
              if (!validate30(data37, { instancePath: instancePath + "/compared/baseline", parentData: data35, parentDataProperty: "baseline", rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate30.errors : vErrors.concat(validate30.errors);
                errors = vErrors.length;
              }
              var _valid4 = _errs98 === errors;
              valid31 = valid31 || _valid4;
              const _errs99 = errors;
              if (data37 !== null) {
                const err102 = { instancePath: instancePath + "/compared/baseline", schemaPath: "#/properties/compared/properties/baseline/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema31.properties.compared.properties.baseline.anyOf[1].type, parentSchema: schema31.properties.compared.properties.baseline.anyOf[1], data: data37 };
                if (vErrors === null) {
                  vErrors = [err102];
                } else {
                  vErrors.push(err102);
                }
                errors++;
              }
              var _valid4 = _errs99 === errors;
              valid31 = valid31 || _valid4;
              if (!valid31) {
                const err103 = { instancePath: instancePath + "/compared/baseline", schemaPath: "#/properties/compared/properties/baseline/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema31.properties.compared.properties.baseline.anyOf, parentSchema: schema31.properties.compared.properties.baseline, data: data37 };
                if (vErrors === null) {
                  vErrors = [err103];
                } else {
                  vErrors.push(err103);
                }
                errors++;
              } else {
                errors = _errs97;
                if (vErrors !== null) {
                  if (_errs97) {
                    vErrors.length = _errs97;
                  } else {
                    vErrors = null;
                  }
                }
              }
            }
          } else {
            const err104 = { instancePath: instancePath + "/compared", schemaPath: "#/properties/compared/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.compared.type, parentSchema: schema31.properties.compared, data: data35 };
            if (vErrors === null) {
              vErrors = [err104];
            } else {
              vErrors.push(err104);
            }
            errors++;
          }
        }
        if (data.findings !== void 0) {
          let data38 = data.findings;
          if (Array.isArray(data38)) {
            const len6 = data38.length;
            for (let i6 = 0; i6 < len6; i6++) {
              if (!validate33(data38[i6], { instancePath: instancePath + "/findings/" + i6, parentData: data38, parentDataProperty: i6, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err105 = { instancePath: instancePath + "/findings", schemaPath: "#/properties/findings/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.findings.type, parentSchema: schema31.properties.findings, data: data38 };
            if (vErrors === null) {
              vErrors = [err105];
            } else {
              vErrors.push(err105);
            }
            errors++;
          }
        }
        if (data.metrics !== void 0) {
          let data40 = data.metrics;
          if (Array.isArray(data40)) {
            const len7 = data40.length;
            for (let i7 = 0; i7 < len7; i7++) {
              if (!validate41(data40[i7], { instancePath: instancePath + "/metrics/" + i7, parentData: data40, parentDataProperty: i7, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err106 = { instancePath: instancePath + "/metrics", schemaPath: "#/properties/metrics/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.metrics.type, parentSchema: schema31.properties.metrics, data: data40 };
            if (vErrors === null) {
              vErrors = [err106];
            } else {
              vErrors.push(err106);
            }
            errors++;
          }
        }
        if (data.trends !== void 0) {
          let data42 = data.trends;
          if (Array.isArray(data42)) {
            const len8 = data42.length;
            for (let i8 = 0; i8 < len8; i8++) {
              if (!validate59(data42[i8], { instancePath: instancePath + "/trends/" + i8, parentData: data42, parentDataProperty: i8, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err107 = { instancePath: instancePath + "/trends", schemaPath: "#/properties/trends/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.trends.type, parentSchema: schema31.properties.trends, data: data42 };
            if (vErrors === null) {
              vErrors = [err107];
            } else {
              vErrors.push(err107);
            }
            errors++;
          }
        }
        if (data.criteria !== void 0) {
          let data44 = data.criteria;
          if (Array.isArray(data44)) {
            const len9 = data44.length;
            for (let i9 = 0; i9 < len9; i9++) {
              if (!validate63(data44[i9], { instancePath: instancePath + "/criteria/" + i9, parentData: data44, parentDataProperty: i9, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err108 = { instancePath: instancePath + "/criteria", schemaPath: "#/properties/criteria/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.criteria.type, parentSchema: schema31.properties.criteria, data: data44 };
            if (vErrors === null) {
              vErrors = [err108];
            } else {
              vErrors.push(err108);
            }
            errors++;
          }
        }
        if (data.usage !== void 0) {
          let data46 = data.usage;
          if (Array.isArray(data46)) {
            if (data46.length < 1) {
              const err109 = { instancePath: instancePath + "/usage", schemaPath: "#/properties/usage/minItems", keyword: "minItems", params: { limit: 1 }, message: "must NOT have fewer than 1 items", schema: 1, parentSchema: schema31.properties.usage, data: data46 };
              if (vErrors === null) {
                vErrors = [err109];
              } else {
                vErrors.push(err109);
              }
              errors++;
            }
            const len10 = data46.length;
            for (let i10 = 0; i10 < len10; i10++) {
              if (!validate72(data46[i10], { instancePath: instancePath + "/usage/" + i10, parentData: data46, parentDataProperty: i10, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err110 = { instancePath: instancePath + "/usage", schemaPath: "#/properties/usage/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.usage.type, parentSchema: schema31.properties.usage, data: data46 };
            if (vErrors === null) {
              vErrors = [err110];
            } else {
              vErrors.push(err110);
            }
            errors++;
          }
        }
        if (data.outcomes !== void 0) {
          let data48 = data.outcomes;
          if (Array.isArray(data48)) {
            const len11 = data48.length;
            for (let i11 = 0; i11 < len11; i11++) {
              if (!validate74(data48[i11], { instancePath: instancePath + "/outcomes/" + i11, parentData: data48, parentDataProperty: i11, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err111 = { instancePath: instancePath + "/outcomes", schemaPath: "#/properties/outcomes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.outcomes.type, parentSchema: schema31.properties.outcomes, data: data48 };
            if (vErrors === null) {
              vErrors = [err111];
            } else {
              vErrors.push(err111);
            }
            errors++;
          }
        }
        if (data.trials !== void 0) {
          let data50 = data.trials;
          if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
            if (data50.scored === void 0) {
              const err112 = { instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/required", keyword: "required", params: { missingProperty: "scored" }, message: "must have required property 'scored'", schema: schema31.properties.trials.required, parentSchema: schema31.properties.trials, data: data50 };
              if (vErrors === null) {
                vErrors = [err112];
              } else {
                vErrors.push(err112);
              }
              errors++;
            }
            if (data50.errored === void 0) {
              const err113 = { instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/required", keyword: "required", params: { missingProperty: "errored" }, message: "must have required property 'errored'", schema: schema31.properties.trials.required, parentSchema: schema31.properties.trials, data: data50 };
              if (vErrors === null) {
                vErrors = [err113];
              } else {
                vErrors.push(err113);
              }
              errors++;
            }
            if (data50.unclassified === void 0) {
              const err114 = { instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/required", keyword: "required", params: { missingProperty: "unclassified" }, message: "must have required property 'unclassified'", schema: schema31.properties.trials.required, parentSchema: schema31.properties.trials, data: data50 };
              if (vErrors === null) {
                vErrors = [err114];
              } else {
                vErrors.push(err114);
              }
              errors++;
            }
            for (const key6 in data50) {
              if (!(key6 === "scored" || key6 === "errored" || key6 === "unclassified")) {
                const err115 = { instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key6 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.trials, data: data50 };
                if (vErrors === null) {
                  vErrors = [err115];
                } else {
                  vErrors.push(err115);
                }
                errors++;
              }
            }
            if (data50.scored !== void 0) {
              let data51 = data50.scored;
              if (!(typeof data51 == "number" && (!(data51 % 1) && !isNaN(data51)) && isFinite(data51))) {
                const err116 = { instancePath: instancePath + "/trials/scored", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.type, parentSchema: schema35, data: data51 };
                if (vErrors === null) {
                  vErrors = [err116];
                } else {
                  vErrors.push(err116);
                }
                errors++;
              }
              if (typeof data51 == "number" && isFinite(data51)) {
                if (data51 < 0 || isNaN(data51)) {
                  const err117 = { instancePath: instancePath + "/trials/scored", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35, data: data51 };
                  if (vErrors === null) {
                    vErrors = [err117];
                  } else {
                    vErrors.push(err117);
                  }
                  errors++;
                }
              }
            }
            if (data50.errored !== void 0) {
              let data52 = data50.errored;
              if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
                if (data52.agent === void 0) {
                  const err118 = { instancePath: instancePath + "/trials/errored", schemaPath: "#/properties/trials/properties/errored/required", keyword: "required", params: { missingProperty: "agent" }, message: "must have required property 'agent'", schema: schema31.properties.trials.properties.errored.required, parentSchema: schema31.properties.trials.properties.errored, data: data52 };
                  if (vErrors === null) {
                    vErrors = [err118];
                  } else {
                    vErrors.push(err118);
                  }
                  errors++;
                }
                if (data52.infrastructure === void 0) {
                  const err119 = { instancePath: instancePath + "/trials/errored", schemaPath: "#/properties/trials/properties/errored/required", keyword: "required", params: { missingProperty: "infrastructure" }, message: "must have required property 'infrastructure'", schema: schema31.properties.trials.properties.errored.required, parentSchema: schema31.properties.trials.properties.errored, data: data52 };
                  if (vErrors === null) {
                    vErrors = [err119];
                  } else {
                    vErrors.push(err119);
                  }
                  errors++;
                }
                if (data52.judge === void 0) {
                  const err120 = { instancePath: instancePath + "/trials/errored", schemaPath: "#/properties/trials/properties/errored/required", keyword: "required", params: { missingProperty: "judge" }, message: "must have required property 'judge'", schema: schema31.properties.trials.properties.errored.required, parentSchema: schema31.properties.trials.properties.errored, data: data52 };
                  if (vErrors === null) {
                    vErrors = [err120];
                  } else {
                    vErrors.push(err120);
                  }
                  errors++;
                }
                for (const key7 in data52) {
                  if (!(key7 === "agent" || key7 === "infrastructure" || key7 === "judge")) {
                    const err121 = { instancePath: instancePath + "/trials/errored", schemaPath: "#/properties/trials/properties/errored/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key7 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.trials.properties.errored, data: data52 };
                    if (vErrors === null) {
                      vErrors = [err121];
                    } else {
                      vErrors.push(err121);
                    }
                    errors++;
                  }
                }
                if (data52.agent !== void 0) {
                  let data53 = data52.agent;
                  if (!(typeof data53 == "number" && (!(data53 % 1) && !isNaN(data53)) && isFinite(data53))) {
                    const err122 = { instancePath: instancePath + "/trials/errored/agent", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.type, parentSchema: schema35, data: data53 };
                    if (vErrors === null) {
                      vErrors = [err122];
                    } else {
                      vErrors.push(err122);
                    }
                    errors++;
                  }
                  if (typeof data53 == "number" && isFinite(data53)) {
                    if (data53 < 0 || isNaN(data53)) {
                      const err123 = { instancePath: instancePath + "/trials/errored/agent", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35, data: data53 };
                      if (vErrors === null) {
                        vErrors = [err123];
                      } else {
                        vErrors.push(err123);
                      }
                      errors++;
                    }
                  }
                }
                if (data52.infrastructure !== void 0) {
                  let data54 = data52.infrastructure;
                  if (!(typeof data54 == "number" && (!(data54 % 1) && !isNaN(data54)) && isFinite(data54))) {
                    const err124 = { instancePath: instancePath + "/trials/errored/infrastructure", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.type, parentSchema: schema35, data: data54 };
                    if (vErrors === null) {
                      vErrors = [err124];
                    } else {
                      vErrors.push(err124);
                    }
                    errors++;
                  }
                  if (typeof data54 == "number" && isFinite(data54)) {
                    if (data54 < 0 || isNaN(data54)) {
                      const err125 = { instancePath: instancePath + "/trials/errored/infrastructure", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35, data: data54 };
                      if (vErrors === null) {
                        vErrors = [err125];
                      } else {
                        vErrors.push(err125);
                      }
                      errors++;
                    }
                  }
                }
                if (data52.judge !== void 0) {
                  let data55 = data52.judge;
                  if (!(typeof data55 == "number" && (!(data55 % 1) && !isNaN(data55)) && isFinite(data55))) {
                    const err126 = { instancePath: instancePath + "/trials/errored/judge", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.type, parentSchema: schema35, data: data55 };
                    if (vErrors === null) {
                      vErrors = [err126];
                    } else {
                      vErrors.push(err126);
                    }
                    errors++;
                  }
                  if (typeof data55 == "number" && isFinite(data55)) {
                    if (data55 < 0 || isNaN(data55)) {
                      const err127 = { instancePath: instancePath + "/trials/errored/judge", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35, data: data55 };
                      if (vErrors === null) {
                        vErrors = [err127];
                      } else {
                        vErrors.push(err127);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err128 = { instancePath: instancePath + "/trials/errored", schemaPath: "#/properties/trials/properties/errored/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.trials.properties.errored.type, parentSchema: schema31.properties.trials.properties.errored, data: data52 };
                if (vErrors === null) {
                  vErrors = [err128];
                } else {
                  vErrors.push(err128);
                }
                errors++;
              }
            }
            if (data50.unclassified !== void 0) {
              let data56 = data50.unclassified;
              if (!(typeof data56 == "number" && (!(data56 % 1) && !isNaN(data56)) && isFinite(data56))) {
                const err129 = { instancePath: instancePath + "/trials/unclassified", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.type, parentSchema: schema35, data: data56 };
                if (vErrors === null) {
                  vErrors = [err129];
                } else {
                  vErrors.push(err129);
                }
                errors++;
              }
              if (typeof data56 == "number" && isFinite(data56)) {
                if (data56 < 0 || isNaN(data56)) {
                  const err130 = { instancePath: instancePath + "/trials/unclassified", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35, data: data56 };
                  if (vErrors === null) {
                    vErrors = [err130];
                  } else {
                    vErrors.push(err130);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err131 = { instancePath: instancePath + "/trials", schemaPath: "#/properties/trials/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.trials.type, parentSchema: schema31.properties.trials, data: data50 };
            if (vErrors === null) {
              vErrors = [err131];
            } else {
              vErrors.push(err131);
            }
            errors++;
          }
        }
        if (data.scenarios !== void 0) {
          let data57 = data.scenarios;
          if (data57 && typeof data57 == "object" && !Array.isArray(data57)) {
            if (data57.total === void 0) {
              const err132 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/required", keyword: "required", params: { missingProperty: "total" }, message: "must have required property 'total'", schema: schema31.properties.scenarios.required, parentSchema: schema31.properties.scenarios, data: data57 };
              if (vErrors === null) {
                vErrors = [err132];
              } else {
                vErrors.push(err132);
              }
              errors++;
            }
            if (data57.paired === void 0) {
              const err133 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/required", keyword: "required", params: { missingProperty: "paired" }, message: "must have required property 'paired'", schema: schema31.properties.scenarios.required, parentSchema: schema31.properties.scenarios, data: data57 };
              if (vErrors === null) {
                vErrors = [err133];
              } else {
                vErrors.push(err133);
              }
              errors++;
            }
            if (data57.new === void 0) {
              const err134 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/required", keyword: "required", params: { missingProperty: "new" }, message: "must have required property 'new'", schema: schema31.properties.scenarios.required, parentSchema: schema31.properties.scenarios, data: data57 };
              if (vErrors === null) {
                vErrors = [err134];
              } else {
                vErrors.push(err134);
              }
              errors++;
            }
            if (data57.removed === void 0) {
              const err135 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/required", keyword: "required", params: { missingProperty: "removed" }, message: "must have required property 'removed'", schema: schema31.properties.scenarios.required, parentSchema: schema31.properties.scenarios, data: data57 };
              if (vErrors === null) {
                vErrors = [err135];
              } else {
                vErrors.push(err135);
              }
              errors++;
            }
            if (data57.changed === void 0) {
              const err136 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/required", keyword: "required", params: { missingProperty: "changed" }, message: "must have required property 'changed'", schema: schema31.properties.scenarios.required, parentSchema: schema31.properties.scenarios, data: data57 };
              if (vErrors === null) {
                vErrors = [err136];
              } else {
                vErrors.push(err136);
              }
              errors++;
            }
            if (data57.renamed === void 0) {
              const err137 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/required", keyword: "required", params: { missingProperty: "renamed" }, message: "must have required property 'renamed'", schema: schema31.properties.scenarios.required, parentSchema: schema31.properties.scenarios, data: data57 };
              if (vErrors === null) {
                vErrors = [err137];
              } else {
                vErrors.push(err137);
              }
              errors++;
            }
            for (const key8 in data57) {
              if (!(key8 === "total" || key8 === "paired" || key8 === "new" || key8 === "removed" || key8 === "changed" || key8 === "renamed")) {
                const err138 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key8 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.scenarios, data: data57 };
                if (vErrors === null) {
                  vErrors = [err138];
                } else {
                  vErrors.push(err138);
                }
                errors++;
              }
            }
            if (data57.total !== void 0) {
              let data58 = data57.total;
              if (!(typeof data58 == "number" && (!(data58 % 1) && !isNaN(data58)) && isFinite(data58))) {
                const err139 = { instancePath: instancePath + "/scenarios/total", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.type, parentSchema: schema35, data: data58 };
                if (vErrors === null) {
                  vErrors = [err139];
                } else {
                  vErrors.push(err139);
                }
                errors++;
              }
              if (typeof data58 == "number" && isFinite(data58)) {
                if (data58 < 0 || isNaN(data58)) {
                  const err140 = { instancePath: instancePath + "/scenarios/total", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35, data: data58 };
                  if (vErrors === null) {
                    vErrors = [err140];
                  } else {
                    vErrors.push(err140);
                  }
                  errors++;
                }
              }
            }
            if (data57.paired !== void 0) {
              let data59 = data57.paired;
              if (!(typeof data59 == "number" && (!(data59 % 1) && !isNaN(data59)) && isFinite(data59))) {
                const err141 = { instancePath: instancePath + "/scenarios/paired", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.type, parentSchema: schema35, data: data59 };
                if (vErrors === null) {
                  vErrors = [err141];
                } else {
                  vErrors.push(err141);
                }
                errors++;
              }
              if (typeof data59 == "number" && isFinite(data59)) {
                if (data59 < 0 || isNaN(data59)) {
                  const err142 = { instancePath: instancePath + "/scenarios/paired", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35, data: data59 };
                  if (vErrors === null) {
                    vErrors = [err142];
                  } else {
                    vErrors.push(err142);
                  }
                  errors++;
                }
              }
            }
            if (data57.new !== void 0) {
              let data60 = data57.new;
              if (!(typeof data60 == "number" && (!(data60 % 1) && !isNaN(data60)) && isFinite(data60))) {
                const err143 = { instancePath: instancePath + "/scenarios/new", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.type, parentSchema: schema35, data: data60 };
                if (vErrors === null) {
                  vErrors = [err143];
                } else {
                  vErrors.push(err143);
                }
                errors++;
              }
              if (typeof data60 == "number" && isFinite(data60)) {
                if (data60 < 0 || isNaN(data60)) {
                  const err144 = { instancePath: instancePath + "/scenarios/new", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35, data: data60 };
                  if (vErrors === null) {
                    vErrors = [err144];
                  } else {
                    vErrors.push(err144);
                  }
                  errors++;
                }
              }
            }
            if (data57.removed !== void 0) {
              let data61 = data57.removed;
              if (!(typeof data61 == "number" && (!(data61 % 1) && !isNaN(data61)) && isFinite(data61))) {
                const err145 = { instancePath: instancePath + "/scenarios/removed", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.type, parentSchema: schema35, data: data61 };
                if (vErrors === null) {
                  vErrors = [err145];
                } else {
                  vErrors.push(err145);
                }
                errors++;
              }
              if (typeof data61 == "number" && isFinite(data61)) {
                if (data61 < 0 || isNaN(data61)) {
                  const err146 = { instancePath: instancePath + "/scenarios/removed", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35, data: data61 };
                  if (vErrors === null) {
                    vErrors = [err146];
                  } else {
                    vErrors.push(err146);
                  }
                  errors++;
                }
              }
            }
            if (data57.changed !== void 0) {
              let data62 = data57.changed;
              if (!(typeof data62 == "number" && (!(data62 % 1) && !isNaN(data62)) && isFinite(data62))) {
                const err147 = { instancePath: instancePath + "/scenarios/changed", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.type, parentSchema: schema35, data: data62 };
                if (vErrors === null) {
                  vErrors = [err147];
                } else {
                  vErrors.push(err147);
                }
                errors++;
              }
              if (typeof data62 == "number" && isFinite(data62)) {
                if (data62 < 0 || isNaN(data62)) {
                  const err148 = { instancePath: instancePath + "/scenarios/changed", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35, data: data62 };
                  if (vErrors === null) {
                    vErrors = [err148];
                  } else {
                    vErrors.push(err148);
                  }
                  errors++;
                }
              }
            }
            if (data57.renamed !== void 0) {
              let data63 = data57.renamed;
              if (!(typeof data63 == "number" && (!(data63 % 1) && !isNaN(data63)) && isFinite(data63))) {
                const err149 = { instancePath: instancePath + "/scenarios/renamed", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.type, parentSchema: schema35, data: data63 };
                if (vErrors === null) {
                  vErrors = [err149];
                } else {
                  vErrors.push(err149);
                }
                errors++;
              }
              if (typeof data63 == "number" && isFinite(data63)) {
                if (data63 < 0 || isNaN(data63)) {
                  const err150 = { instancePath: instancePath + "/scenarios/renamed", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35, data: data63 };
                  if (vErrors === null) {
                    vErrors = [err150];
                  } else {
                    vErrors.push(err150);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err151 = { instancePath: instancePath + "/scenarios", schemaPath: "#/properties/scenarios/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.scenarios.type, parentSchema: schema31.properties.scenarios, data: data57 };
            if (vErrors === null) {
              vErrors = [err151];
            } else {
              vErrors.push(err151);
            }
            errors++;
          }
        }
        if (data.flips !== void 0) {
          let data64 = data.flips;
          if (data64 && typeof data64 == "object" && !Array.isArray(data64)) {
            if (data64.broke === void 0) {
              const err152 = { instancePath: instancePath + "/flips", schemaPath: "#/properties/flips/required", keyword: "required", params: { missingProperty: "broke" }, message: "must have required property 'broke'", schema: schema31.properties.flips.required, parentSchema: schema31.properties.flips, data: data64 };
              if (vErrors === null) {
                vErrors = [err152];
              } else {
                vErrors.push(err152);
              }
              errors++;
            }
            if (data64.fixed === void 0) {
              const err153 = { instancePath: instancePath + "/flips", schemaPath: "#/properties/flips/required", keyword: "required", params: { missingProperty: "fixed" }, message: "must have required property 'fixed'", schema: schema31.properties.flips.required, parentSchema: schema31.properties.flips, data: data64 };
              if (vErrors === null) {
                vErrors = [err153];
              } else {
                vErrors.push(err153);
              }
              errors++;
            }
            if (data64.new === void 0) {
              const err154 = { instancePath: instancePath + "/flips", schemaPath: "#/properties/flips/required", keyword: "required", params: { missingProperty: "new" }, message: "must have required property 'new'", schema: schema31.properties.flips.required, parentSchema: schema31.properties.flips, data: data64 };
              if (vErrors === null) {
                vErrors = [err154];
              } else {
                vErrors.push(err154);
              }
              errors++;
            }
            if (data64.removed === void 0) {
              const err155 = { instancePath: instancePath + "/flips", schemaPath: "#/properties/flips/required", keyword: "required", params: { missingProperty: "removed" }, message: "must have required property 'removed'", schema: schema31.properties.flips.required, parentSchema: schema31.properties.flips, data: data64 };
              if (vErrors === null) {
                vErrors = [err155];
              } else {
                vErrors.push(err155);
              }
              errors++;
            }
            if (data64.changed === void 0) {
              const err156 = { instancePath: instancePath + "/flips", schemaPath: "#/properties/flips/required", keyword: "required", params: { missingProperty: "changed" }, message: "must have required property 'changed'", schema: schema31.properties.flips.required, parentSchema: schema31.properties.flips, data: data64 };
              if (vErrors === null) {
                vErrors = [err156];
              } else {
                vErrors.push(err156);
              }
              errors++;
            }
            if (data64.renamed === void 0) {
              const err157 = { instancePath: instancePath + "/flips", schemaPath: "#/properties/flips/required", keyword: "required", params: { missingProperty: "renamed" }, message: "must have required property 'renamed'", schema: schema31.properties.flips.required, parentSchema: schema31.properties.flips, data: data64 };
              if (vErrors === null) {
                vErrors = [err157];
              } else {
                vErrors.push(err157);
              }
              errors++;
            }
            for (const key9 in data64) {
              if (!(key9 === "broke" || key9 === "fixed" || key9 === "new" || key9 === "removed" || key9 === "changed" || key9 === "renamed")) {
                const err158 = { instancePath: instancePath + "/flips", schemaPath: "#/properties/flips/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key9 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.flips, data: data64 };
                if (vErrors === null) {
                  vErrors = [err158];
                } else {
                  vErrors.push(err158);
                }
                errors++;
              }
            }
            if (data64.broke !== void 0) {
              let data65 = data64.broke;
              if (Array.isArray(data65)) {
                const len12 = data65.length;
                for (let i12 = 0; i12 < len12; i12++) {
                  if (!validate78(data65[i12], { instancePath: instancePath + "/flips/broke/" + i12, parentData: data65, parentDataProperty: i12, rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                    errors = vErrors.length;
                  }
                }
              } else {
                const err159 = { instancePath: instancePath + "/flips/broke", schemaPath: "#/properties/flips/properties/broke/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.flips.properties.broke.type, parentSchema: schema31.properties.flips.properties.broke, data: data65 };
                if (vErrors === null) {
                  vErrors = [err159];
                } else {
                  vErrors.push(err159);
                }
                errors++;
              }
            }
            if (data64.fixed !== void 0) {
              let data67 = data64.fixed;
              if (Array.isArray(data67)) {
                const len13 = data67.length;
                for (let i13 = 0; i13 < len13; i13++) {
                  if (!validate78(data67[i13], { instancePath: instancePath + "/flips/fixed/" + i13, parentData: data67, parentDataProperty: i13, rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                    errors = vErrors.length;
                  }
                }
              } else {
                const err160 = { instancePath: instancePath + "/flips/fixed", schemaPath: "#/properties/flips/properties/fixed/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.flips.properties.fixed.type, parentSchema: schema31.properties.flips.properties.fixed, data: data67 };
                if (vErrors === null) {
                  vErrors = [err160];
                } else {
                  vErrors.push(err160);
                }
                errors++;
              }
            }
            if (data64.new !== void 0) {
              let data69 = data64.new;
              if (Array.isArray(data69)) {
                const len14 = data69.length;
                for (let i14 = 0; i14 < len14; i14++) {
                  if (!validate78(data69[i14], { instancePath: instancePath + "/flips/new/" + i14, parentData: data69, parentDataProperty: i14, rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                    errors = vErrors.length;
                  }
                }
              } else {
                const err161 = { instancePath: instancePath + "/flips/new", schemaPath: "#/properties/flips/properties/new/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.flips.properties.new.type, parentSchema: schema31.properties.flips.properties.new, data: data69 };
                if (vErrors === null) {
                  vErrors = [err161];
                } else {
                  vErrors.push(err161);
                }
                errors++;
              }
            }
            if (data64.removed !== void 0) {
              let data71 = data64.removed;
              if (Array.isArray(data71)) {
                const len15 = data71.length;
                for (let i15 = 0; i15 < len15; i15++) {
                  if (!validate78(data71[i15], { instancePath: instancePath + "/flips/removed/" + i15, parentData: data71, parentDataProperty: i15, rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                    errors = vErrors.length;
                  }
                }
              } else {
                const err162 = { instancePath: instancePath + "/flips/removed", schemaPath: "#/properties/flips/properties/removed/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.flips.properties.removed.type, parentSchema: schema31.properties.flips.properties.removed, data: data71 };
                if (vErrors === null) {
                  vErrors = [err162];
                } else {
                  vErrors.push(err162);
                }
                errors++;
              }
            }
            if (data64.changed !== void 0) {
              let data73 = data64.changed;
              if (Array.isArray(data73)) {
                const len16 = data73.length;
                for (let i16 = 0; i16 < len16; i16++) {
                  if (!validate78(data73[i16], { instancePath: instancePath + "/flips/changed/" + i16, parentData: data73, parentDataProperty: i16, rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                    errors = vErrors.length;
                  }
                }
              } else {
                const err163 = { instancePath: instancePath + "/flips/changed", schemaPath: "#/properties/flips/properties/changed/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.flips.properties.changed.type, parentSchema: schema31.properties.flips.properties.changed, data: data73 };
                if (vErrors === null) {
                  vErrors = [err163];
                } else {
                  vErrors.push(err163);
                }
                errors++;
              }
            }
            if (data64.renamed !== void 0) {
              let data75 = data64.renamed;
              if (Array.isArray(data75)) {
                const len17 = data75.length;
                for (let i17 = 0; i17 < len17; i17++) {
                  if (!validate78(data75[i17], { instancePath: instancePath + "/flips/renamed/" + i17, parentData: data75, parentDataProperty: i17, rootData, dynamicAnchors })) {
                    vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
                    errors = vErrors.length;
                  }
                }
              } else {
                const err164 = { instancePath: instancePath + "/flips/renamed", schemaPath: "#/properties/flips/properties/renamed/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.flips.properties.renamed.type, parentSchema: schema31.properties.flips.properties.renamed, data: data75 };
                if (vErrors === null) {
                  vErrors = [err164];
                } else {
                  vErrors.push(err164);
                }
                errors++;
              }
            }
          } else {
            const err165 = { instancePath: instancePath + "/flips", schemaPath: "#/properties/flips/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.flips.type, parentSchema: schema31.properties.flips, data: data64 };
            if (vErrors === null) {
              vErrors = [err165];
            } else {
              vErrors.push(err165);
            }
            errors++;
          }
        }
        if (data.confidence !== void 0) {
          let data77 = data.confidence;
          if (typeof data77 == "number" && isFinite(data77)) {
            if (data77 > 1 || isNaN(data77)) {
              const err166 = { instancePath: instancePath + "/confidence", schemaPath: "#/properties/confidence/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema31.properties.confidence, data: data77 };
              if (vErrors === null) {
                vErrors = [err166];
              } else {
                vErrors.push(err166);
              }
              errors++;
            }
            if (data77 < 0 || isNaN(data77)) {
              const err167 = { instancePath: instancePath + "/confidence", schemaPath: "#/properties/confidence/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.confidence, data: data77 };
              if (vErrors === null) {
                vErrors = [err167];
              } else {
                vErrors.push(err167);
              }
              errors++;
            }
          } else {
            const err168 = { instancePath: instancePath + "/confidence", schemaPath: "#/properties/confidence/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema31.properties.confidence.type, parentSchema: schema31.properties.confidence, data: data77 };
            if (vErrors === null) {
              vErrors = [err168];
            } else {
              vErrors.push(err168);
            }
            errors++;
          }
        }
        if (data.causes !== void 0) {
          let data78 = data.causes;
          if (Array.isArray(data78)) {
            const len18 = data78.length;
            for (let i18 = 0; i18 < len18; i18++) {
              if (!validate85(data78[i18], { instancePath: instancePath + "/causes/" + i18, parentData: data78, parentDataProperty: i18, rootData, dynamicAnchors })) {
                vErrors = vErrors === null ? validate85.errors : vErrors.concat(validate85.errors);
                errors = vErrors.length;
              }
            }
          } else {
            const err169 = { instancePath: instancePath + "/causes", schemaPath: "#/properties/causes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.causes.type, parentSchema: schema31.properties.causes, data: data78 };
            if (vErrors === null) {
              vErrors = [err169];
            } else {
              vErrors.push(err169);
            }
            errors++;
          }
        }
        if (data.start !== void 0) {
          let data80 = data.start;
          const _errs188 = errors;
          let valid73 = false;
          const _errs189 = errors;
          if (data80 && typeof data80 == "object" && !Array.isArray(data80)) {
            if (data80.causes === void 0) {
              const err170 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/anyOf/0/required", keyword: "required", params: { missingProperty: "causes" }, message: "must have required property 'causes'", schema: schema31.properties.start.anyOf[0].required, parentSchema: schema31.properties.start.anyOf[0], data: data80 };
              if (vErrors === null) {
                vErrors = [err170];
              } else {
                vErrors.push(err170);
              }
              errors++;
            }
            if (data80.scenarios === void 0) {
              const err171 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/anyOf/0/required", keyword: "required", params: { missingProperty: "scenarios" }, message: "must have required property 'scenarios'", schema: schema31.properties.start.anyOf[0].required, parentSchema: schema31.properties.start.anyOf[0], data: data80 };
              if (vErrors === null) {
                vErrors = [err171];
              } else {
                vErrors.push(err171);
              }
              errors++;
            }
            if (data80.broke === void 0) {
              const err172 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/anyOf/0/required", keyword: "required", params: { missingProperty: "broke" }, message: "must have required property 'broke'", schema: schema31.properties.start.anyOf[0].required, parentSchema: schema31.properties.start.anyOf[0], data: data80 };
              if (vErrors === null) {
                vErrors = [err172];
              } else {
                vErrors.push(err172);
              }
              errors++;
            }
            if (data80.rate === void 0) {
              const err173 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/anyOf/0/required", keyword: "required", params: { missingProperty: "rate" }, message: "must have required property 'rate'", schema: schema31.properties.start.anyOf[0].required, parentSchema: schema31.properties.start.anyOf[0], data: data80 };
              if (vErrors === null) {
                vErrors = [err173];
              } else {
                vErrors.push(err173);
              }
              errors++;
            }
            if (data80.baseline === void 0) {
              const err174 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/anyOf/0/required", keyword: "required", params: { missingProperty: "baseline" }, message: "must have required property 'baseline'", schema: schema31.properties.start.anyOf[0].required, parentSchema: schema31.properties.start.anyOf[0], data: data80 };
              if (vErrors === null) {
                vErrors = [err174];
              } else {
                vErrors.push(err174);
              }
              errors++;
            }
            if (data80.threshold === void 0) {
              const err175 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/anyOf/0/required", keyword: "required", params: { missingProperty: "threshold" }, message: "must have required property 'threshold'", schema: schema31.properties.start.anyOf[0].required, parentSchema: schema31.properties.start.anyOf[0], data: data80 };
              if (vErrors === null) {
                vErrors = [err175];
              } else {
                vErrors.push(err175);
              }
              errors++;
            }
            for (const key10 in data80) {
              if (!(key10 === "causes" || key10 === "scenarios" || key10 === "broke" || key10 === "rate" || key10 === "baseline" || key10 === "threshold")) {
                const err176 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/anyOf/0/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key10 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.start.anyOf[0], data: data80 };
                if (vErrors === null) {
                  vErrors = [err176];
                } else {
                  vErrors.push(err176);
                }
                errors++;
              }
            }
            if (data80.causes !== void 0) {
              let data81 = data80.causes;
              if (Array.isArray(data81)) {
                const len19 = data81.length;
                for (let i19 = 0; i19 < len19; i19++) {
                  let data82 = data81[i19];
                  if (!(typeof data82 == "number" && (!(data82 % 1) && !isNaN(data82)) && isFinite(data82))) {
                    const err177 = { instancePath: instancePath + "/start/causes/" + i19, schemaPath: "#/properties/start/anyOf/0/properties/causes/items/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.start.anyOf[0].properties.causes.items.type, parentSchema: schema31.properties.start.anyOf[0].properties.causes.items, data: data82 };
                    if (vErrors === null) {
                      vErrors = [err177];
                    } else {
                      vErrors.push(err177);
                    }
                    errors++;
                  }
                  if (typeof data82 == "number" && isFinite(data82)) {
                    if (data82 < 0 || isNaN(data82)) {
                      const err178 = { instancePath: instancePath + "/start/causes/" + i19, schemaPath: "#/properties/start/anyOf/0/properties/causes/items/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema31.properties.start.anyOf[0].properties.causes.items, data: data82 };
                      if (vErrors === null) {
                        vErrors = [err178];
                      } else {
                        vErrors.push(err178);
                      }
                      errors++;
                    }
                  }
                }
              } else {
                const err179 = { instancePath: instancePath + "/start/causes", schemaPath: "#/properties/start/anyOf/0/properties/causes/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.start.anyOf[0].properties.causes.type, parentSchema: schema31.properties.start.anyOf[0].properties.causes, data: data81 };
                if (vErrors === null) {
                  vErrors = [err179];
                } else {
                  vErrors.push(err179);
                }
                errors++;
              }
            }
            if (data80.scenarios !== void 0) {
              let data83 = data80.scenarios;
              if (!(typeof data83 == "number" && (!(data83 % 1) && !isNaN(data83)) && isFinite(data83))) {
                const err180 = { instancePath: instancePath + "/start/scenarios", schemaPath: "#/properties/start/anyOf/0/properties/scenarios/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.start.anyOf[0].properties.scenarios.type, parentSchema: schema31.properties.start.anyOf[0].properties.scenarios, data: data83 };
                if (vErrors === null) {
                  vErrors = [err180];
                } else {
                  vErrors.push(err180);
                }
                errors++;
              }
              if (typeof data83 == "number" && isFinite(data83)) {
                if (data83 < 1 || isNaN(data83)) {
                  const err181 = { instancePath: instancePath + "/start/scenarios", schemaPath: "#/properties/start/anyOf/0/properties/scenarios/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema31.properties.start.anyOf[0].properties.scenarios, data: data83 };
                  if (vErrors === null) {
                    vErrors = [err181];
                  } else {
                    vErrors.push(err181);
                  }
                  errors++;
                }
              }
            }
            if (data80.broke !== void 0) {
              let data84 = data80.broke;
              if (!(typeof data84 == "number" && (!(data84 % 1) && !isNaN(data84)) && isFinite(data84))) {
                const err182 = { instancePath: instancePath + "/start/broke", schemaPath: "#/properties/start/anyOf/0/properties/broke/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.start.anyOf[0].properties.broke.type, parentSchema: schema31.properties.start.anyOf[0].properties.broke, data: data84 };
                if (vErrors === null) {
                  vErrors = [err182];
                } else {
                  vErrors.push(err182);
                }
                errors++;
              }
              if (typeof data84 == "number" && isFinite(data84)) {
                if (data84 < 1 || isNaN(data84)) {
                  const err183 = { instancePath: instancePath + "/start/broke", schemaPath: "#/properties/start/anyOf/0/properties/broke/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1", schema: 1, parentSchema: schema31.properties.start.anyOf[0].properties.broke, data: data84 };
                  if (vErrors === null) {
                    vErrors = [err183];
                  } else {
                    vErrors.push(err183);
                  }
                  errors++;
                }
              }
            }
            if (data80.rate !== void 0) {
              let data85 = data80.rate;
              if (typeof data85 == "number" && isFinite(data85)) {
                if (data85 > 1 || isNaN(data85)) {
                  const err184 = { instancePath: instancePath + "/start/rate", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema67, data: data85 };
                  if (vErrors === null) {
                    vErrors = [err184];
                  } else {
                    vErrors.push(err184);
                  }
                  errors++;
                }
                if (data85 < 0 || isNaN(data85)) {
                  const err185 = { instancePath: instancePath + "/start/rate", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema67, data: data85 };
                  if (vErrors === null) {
                    vErrors = [err185];
                  } else {
                    vErrors.push(err185);
                  }
                  errors++;
                }
              } else {
                const err186 = { instancePath: instancePath + "/start/rate", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema67.type, parentSchema: schema67, data: data85 };
                if (vErrors === null) {
                  vErrors = [err186];
                } else {
                  vErrors.push(err186);
                }
                errors++;
              }
            }
            if (data80.baseline !== void 0) {
              let data86 = data80.baseline;
              if (typeof data86 == "number" && isFinite(data86)) {
                if (data86 > 1 || isNaN(data86)) {
                  const err187 = { instancePath: instancePath + "/start/baseline", schemaPath: "#/$defs/rate/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema67, data: data86 };
                  if (vErrors === null) {
                    vErrors = [err187];
                  } else {
                    vErrors.push(err187);
                  }
                  errors++;
                }
                if (data86 < 0 || isNaN(data86)) {
                  const err188 = { instancePath: instancePath + "/start/baseline", schemaPath: "#/$defs/rate/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema67, data: data86 };
                  if (vErrors === null) {
                    vErrors = [err188];
                  } else {
                    vErrors.push(err188);
                  }
                  errors++;
                }
              } else {
                const err189 = { instancePath: instancePath + "/start/baseline", schemaPath: "#/$defs/rate/type", keyword: "type", params: { type: "number" }, message: "must be number", schema: schema67.type, parentSchema: schema67, data: data86 };
                if (vErrors === null) {
                  vErrors = [err189];
                } else {
                  vErrors.push(err189);
                }
                errors++;
              }
            }
            if (data80.threshold !== void 0) {
              let data87 = data80.threshold;
              if (!(typeof data87 == "number" && isFinite(data87)) && data87 !== null) {
                const err190 = { instancePath: instancePath + "/start/threshold", schemaPath: "#/$defs/rateOrNull/type", keyword: "type", params: { type: schema51.type }, message: "must be number,null", schema: schema51.type, parentSchema: schema51, data: data87 };
                if (vErrors === null) {
                  vErrors = [err190];
                } else {
                  vErrors.push(err190);
                }
                errors++;
              }
              if (typeof data87 == "number" && isFinite(data87)) {
                if (data87 > 1 || isNaN(data87)) {
                  const err191 = { instancePath: instancePath + "/start/threshold", schemaPath: "#/$defs/rateOrNull/maximum", keyword: "maximum", params: { comparison: "<=", limit: 1 }, message: "must be <= 1", schema: 1, parentSchema: schema51, data: data87 };
                  if (vErrors === null) {
                    vErrors = [err191];
                  } else {
                    vErrors.push(err191);
                  }
                  errors++;
                }
                if (data87 < 0 || isNaN(data87)) {
                  const err192 = { instancePath: instancePath + "/start/threshold", schemaPath: "#/$defs/rateOrNull/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema51, data: data87 };
                  if (vErrors === null) {
                    vErrors = [err192];
                  } else {
                    vErrors.push(err192);
                  }
                  errors++;
                }
              }
            }
          } else {
            const err193 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/anyOf/0/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.start.anyOf[0].type, parentSchema: schema31.properties.start.anyOf[0], data: data80 };
            if (vErrors === null) {
              vErrors = [err193];
            } else {
              vErrors.push(err193);
            }
            errors++;
          }
          var _valid5 = _errs189 === errors;
          valid73 = valid73 || _valid5;
          const _errs209 = errors;
          if (data80 !== null) {
            const err194 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/anyOf/1/type", keyword: "type", params: { type: "null" }, message: "must be null", schema: schema31.properties.start.anyOf[1].type, parentSchema: schema31.properties.start.anyOf[1], data: data80 };
            if (vErrors === null) {
              vErrors = [err194];
            } else {
              vErrors.push(err194);
            }
            errors++;
          }
          var _valid5 = _errs209 === errors;
          valid73 = valid73 || _valid5;
          if (!valid73) {
            const err195 = { instancePath: instancePath + "/start", schemaPath: "#/properties/start/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf", schema: schema31.properties.start.anyOf, parentSchema: schema31.properties.start, data: data80 };
            if (vErrors === null) {
              vErrors = [err195];
            } else {
              vErrors.push(err195);
            }
            errors++;
          } else {
            errors = _errs188;
            if (vErrors !== null) {
              if (_errs188) {
                vErrors.length = _errs188;
              } else {
                vErrors = null;
              }
            }
          }
        }
        if (data.roster !== void 0) {
          let data88 = data.roster;
          if (Array.isArray(data88)) {
            const len20 = data88.length;
            for (let i20 = 0; i20 < len20; i20++) {
              let data89 = data88[i20];
              if (data89 && typeof data89 == "object" && !Array.isArray(data89)) {
                if (data89.scenario === void 0) {
                  const err196 = { instancePath: instancePath + "/roster/" + i20, schemaPath: "#/properties/roster/items/required", keyword: "required", params: { missingProperty: "scenario" }, message: "must have required property 'scenario'", schema: schema31.properties.roster.items.required, parentSchema: schema31.properties.roster.items, data: data89 };
                  if (vErrors === null) {
                    vErrors = [err196];
                  } else {
                    vErrors.push(err196);
                  }
                  errors++;
                }
                if (data89.state === void 0) {
                  const err197 = { instancePath: instancePath + "/roster/" + i20, schemaPath: "#/properties/roster/items/required", keyword: "required", params: { missingProperty: "state" }, message: "must have required property 'state'", schema: schema31.properties.roster.items.required, parentSchema: schema31.properties.roster.items, data: data89 };
                  if (vErrors === null) {
                    vErrors = [err197];
                  } else {
                    vErrors.push(err197);
                  }
                  errors++;
                }
                if (data89.failed === void 0) {
                  const err198 = { instancePath: instancePath + "/roster/" + i20, schemaPath: "#/properties/roster/items/required", keyword: "required", params: { missingProperty: "failed" }, message: "must have required property 'failed'", schema: schema31.properties.roster.items.required, parentSchema: schema31.properties.roster.items, data: data89 };
                  if (vErrors === null) {
                    vErrors = [err198];
                  } else {
                    vErrors.push(err198);
                  }
                  errors++;
                }
                if (data89.trials === void 0) {
                  const err199 = { instancePath: instancePath + "/roster/" + i20, schemaPath: "#/properties/roster/items/required", keyword: "required", params: { missingProperty: "trials" }, message: "must have required property 'trials'", schema: schema31.properties.roster.items.required, parentSchema: schema31.properties.roster.items, data: data89 };
                  if (vErrors === null) {
                    vErrors = [err199];
                  } else {
                    vErrors.push(err199);
                  }
                  errors++;
                }
                if (data89.runs === void 0) {
                  const err200 = { instancePath: instancePath + "/roster/" + i20, schemaPath: "#/properties/roster/items/required", keyword: "required", params: { missingProperty: "runs" }, message: "must have required property 'runs'", schema: schema31.properties.roster.items.required, parentSchema: schema31.properties.roster.items, data: data89 };
                  if (vErrors === null) {
                    vErrors = [err200];
                  } else {
                    vErrors.push(err200);
                  }
                  errors++;
                }
                for (const key11 in data89) {
                  if (!(key11 === "scenario" || key11 === "state" || key11 === "failed" || key11 === "trials" || key11 === "runs" || key11 === "since")) {
                    const err201 = { instancePath: instancePath + "/roster/" + i20, schemaPath: "#/properties/roster/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key11 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.roster.items, data: data89 };
                    if (vErrors === null) {
                      vErrors = [err201];
                    } else {
                      vErrors.push(err201);
                    }
                    errors++;
                  }
                }
                if (data89.scenario !== void 0) {
                  let data90 = data89.scenario;
                  if (typeof data90 === "string") {
                    if (func2(data90) < 1) {
                      const err202 = { instancePath: instancePath + "/roster/" + i20 + "/scenario", schemaPath: "#/$defs/scenarioId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33, data: data90 };
                      if (vErrors === null) {
                        vErrors = [err202];
                      } else {
                        vErrors.push(err202);
                      }
                      errors++;
                    }
                  } else {
                    const err203 = { instancePath: instancePath + "/roster/" + i20 + "/scenario", schemaPath: "#/$defs/scenarioId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data90 };
                    if (vErrors === null) {
                      vErrors = [err203];
                    } else {
                      vErrors.push(err203);
                    }
                    errors++;
                  }
                }
                if (data89.state !== void 0) {
                  let data91 = data89.state;
                  if (!(data91 === "flaky" || data91 === "new")) {
                    const err204 = { instancePath: instancePath + "/roster/" + i20 + "/state", schemaPath: "#/properties/roster/items/properties/state/enum", keyword: "enum", params: { allowedValues: schema31.properties.roster.items.properties.state.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.roster.items.properties.state.enum, parentSchema: schema31.properties.roster.items.properties.state, data: data91 };
                    if (vErrors === null) {
                      vErrors = [err204];
                    } else {
                      vErrors.push(err204);
                    }
                    errors++;
                  }
                }
                if (data89.failed !== void 0) {
                  let data92 = data89.failed;
                  if (!(typeof data92 == "number" && (!(data92 % 1) && !isNaN(data92)) && isFinite(data92))) {
                    const err205 = { instancePath: instancePath + "/roster/" + i20 + "/failed", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.type, parentSchema: schema35, data: data92 };
                    if (vErrors === null) {
                      vErrors = [err205];
                    } else {
                      vErrors.push(err205);
                    }
                    errors++;
                  }
                  if (typeof data92 == "number" && isFinite(data92)) {
                    if (data92 < 0 || isNaN(data92)) {
                      const err206 = { instancePath: instancePath + "/roster/" + i20 + "/failed", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35, data: data92 };
                      if (vErrors === null) {
                        vErrors = [err206];
                      } else {
                        vErrors.push(err206);
                      }
                      errors++;
                    }
                  }
                }
                if (data89.trials !== void 0) {
                  let data93 = data89.trials;
                  if (!(typeof data93 == "number" && (!(data93 % 1) && !isNaN(data93)) && isFinite(data93))) {
                    const err207 = { instancePath: instancePath + "/roster/" + i20 + "/trials", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.type, parentSchema: schema35, data: data93 };
                    if (vErrors === null) {
                      vErrors = [err207];
                    } else {
                      vErrors.push(err207);
                    }
                    errors++;
                  }
                  if (typeof data93 == "number" && isFinite(data93)) {
                    if (data93 < 0 || isNaN(data93)) {
                      const err208 = { instancePath: instancePath + "/roster/" + i20 + "/trials", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35, data: data93 };
                      if (vErrors === null) {
                        vErrors = [err208];
                      } else {
                        vErrors.push(err208);
                      }
                      errors++;
                    }
                  }
                }
                if (data89.runs !== void 0) {
                  let data94 = data89.runs;
                  if (!(typeof data94 == "number" && (!(data94 % 1) && !isNaN(data94)) && isFinite(data94))) {
                    const err209 = { instancePath: instancePath + "/roster/" + i20 + "/runs", schemaPath: "#/$defs/quantity/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema35.type, parentSchema: schema35, data: data94 };
                    if (vErrors === null) {
                      vErrors = [err209];
                    } else {
                      vErrors.push(err209);
                    }
                    errors++;
                  }
                  if (typeof data94 == "number" && isFinite(data94)) {
                    if (data94 < 0 || isNaN(data94)) {
                      const err210 = { instancePath: instancePath + "/roster/" + i20 + "/runs", schemaPath: "#/$defs/quantity/minimum", keyword: "minimum", params: { comparison: ">=", limit: 0 }, message: "must be >= 0", schema: 0, parentSchema: schema35, data: data94 };
                      if (vErrors === null) {
                        vErrors = [err210];
                      } else {
                        vErrors.push(err210);
                      }
                      errors++;
                    }
                  }
                }
                if (data89.since !== void 0) {
                  let data95 = data89.since;
                  if (typeof data95 !== "string") {
                    const err211 = { instancePath: instancePath + "/roster/" + i20 + "/since", schemaPath: "#/properties/roster/items/properties/since/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.roster.items.properties.since.type, parentSchema: schema31.properties.roster.items.properties.since, data: data95 };
                    if (vErrors === null) {
                      vErrors = [err211];
                    } else {
                      vErrors.push(err211);
                    }
                    errors++;
                  }
                }
              } else {
                const err212 = { instancePath: instancePath + "/roster/" + i20, schemaPath: "#/properties/roster/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.roster.items.type, parentSchema: schema31.properties.roster.items, data: data89 };
                if (vErrors === null) {
                  vErrors = [err212];
                } else {
                  vErrors.push(err212);
                }
                errors++;
              }
            }
          } else {
            const err213 = { instancePath: instancePath + "/roster", schemaPath: "#/properties/roster/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.roster.type, parentSchema: schema31.properties.roster, data: data88 };
            if (vErrors === null) {
              vErrors = [err213];
            } else {
              vErrors.push(err213);
            }
            errors++;
          }
        }
        if (data.errored !== void 0) {
          let data96 = data.errored;
          if (Array.isArray(data96)) {
            const len21 = data96.length;
            for (let i21 = 0; i21 < len21; i21++) {
              let data97 = data96[i21];
              if (data97 && typeof data97 == "object" && !Array.isArray(data97)) {
                if (data97.scenario === void 0) {
                  const err214 = { instancePath: instancePath + "/errored/" + i21, schemaPath: "#/properties/errored/items/required", keyword: "required", params: { missingProperty: "scenario" }, message: "must have required property 'scenario'", schema: schema31.properties.errored.items.required, parentSchema: schema31.properties.errored.items, data: data97 };
                  if (vErrors === null) {
                    vErrors = [err214];
                  } else {
                    vErrors.push(err214);
                  }
                  errors++;
                }
                if (data97.trial === void 0) {
                  const err215 = { instancePath: instancePath + "/errored/" + i21, schemaPath: "#/properties/errored/items/required", keyword: "required", params: { missingProperty: "trial" }, message: "must have required property 'trial'", schema: schema31.properties.errored.items.required, parentSchema: schema31.properties.errored.items, data: data97 };
                  if (vErrors === null) {
                    vErrors = [err215];
                  } else {
                    vErrors.push(err215);
                  }
                  errors++;
                }
                if (data97.kind === void 0) {
                  const err216 = { instancePath: instancePath + "/errored/" + i21, schemaPath: "#/properties/errored/items/required", keyword: "required", params: { missingProperty: "kind" }, message: "must have required property 'kind'", schema: schema31.properties.errored.items.required, parentSchema: schema31.properties.errored.items, data: data97 };
                  if (vErrors === null) {
                    vErrors = [err216];
                  } else {
                    vErrors.push(err216);
                  }
                  errors++;
                }
                if (data97.classified === void 0) {
                  const err217 = { instancePath: instancePath + "/errored/" + i21, schemaPath: "#/properties/errored/items/required", keyword: "required", params: { missingProperty: "classified" }, message: "must have required property 'classified'", schema: schema31.properties.errored.items.required, parentSchema: schema31.properties.errored.items, data: data97 };
                  if (vErrors === null) {
                    vErrors = [err217];
                  } else {
                    vErrors.push(err217);
                  }
                  errors++;
                }
                if (data97.message === void 0) {
                  const err218 = { instancePath: instancePath + "/errored/" + i21, schemaPath: "#/properties/errored/items/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'", schema: schema31.properties.errored.items.required, parentSchema: schema31.properties.errored.items, data: data97 };
                  if (vErrors === null) {
                    vErrors = [err218];
                  } else {
                    vErrors.push(err218);
                  }
                  errors++;
                }
                for (const key12 in data97) {
                  if (!(key12 === "scenario" || key12 === "trial" || key12 === "kind" || key12 === "classified" || key12 === "message" || key12 === "refused")) {
                    const err219 = { instancePath: instancePath + "/errored/" + i21, schemaPath: "#/properties/errored/items/additionalProperties", keyword: "additionalProperties", params: { additionalProperty: key12 }, message: "must NOT have additional properties", schema: false, parentSchema: schema31.properties.errored.items, data: data97 };
                    if (vErrors === null) {
                      vErrors = [err219];
                    } else {
                      vErrors.push(err219);
                    }
                    errors++;
                  }
                }
                if (data97.scenario !== void 0) {
                  let data98 = data97.scenario;
                  if (typeof data98 === "string") {
                    if (func2(data98) < 1) {
                      const err220 = { instancePath: instancePath + "/errored/" + i21 + "/scenario", schemaPath: "#/$defs/scenarioId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters", schema: 1, parentSchema: schema33, data: data98 };
                      if (vErrors === null) {
                        vErrors = [err220];
                      } else {
                        vErrors.push(err220);
                      }
                      errors++;
                    }
                  } else {
                    const err221 = { instancePath: instancePath + "/errored/" + i21 + "/scenario", schemaPath: "#/$defs/scenarioId/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema33.type, parentSchema: schema33, data: data98 };
                    if (vErrors === null) {
                      vErrors = [err221];
                    } else {
                      vErrors.push(err221);
                    }
                    errors++;
                  }
                }
                if (data97.trial !== void 0) {
                  let data99 = data97.trial;
                  if (!(typeof data99 == "number" && (!(data99 % 1) && !isNaN(data99)) && isFinite(data99))) {
                    const err222 = { instancePath: instancePath + "/errored/" + i21 + "/trial", schemaPath: "#/properties/errored/items/properties/trial/type", keyword: "type", params: { type: "integer" }, message: "must be integer", schema: schema31.properties.errored.items.properties.trial.type, parentSchema: schema31.properties.errored.items.properties.trial, data: data99 };
                    if (vErrors === null) {
                      vErrors = [err222];
                    } else {
                      vErrors.push(err222);
                    }
                    errors++;
                  }
                }
                if (data97.kind !== void 0) {
                  let data100 = data97.kind;
                  if (!(data100 === "agent" || data100 === "infrastructure" || data100 === "judge")) {
                    const err223 = { instancePath: instancePath + "/errored/" + i21 + "/kind", schemaPath: "#/properties/errored/items/properties/kind/enum", keyword: "enum", params: { allowedValues: schema31.properties.errored.items.properties.kind.enum }, message: "must be equal to one of the allowed values", schema: schema31.properties.errored.items.properties.kind.enum, parentSchema: schema31.properties.errored.items.properties.kind, data: data100 };
                    if (vErrors === null) {
                      vErrors = [err223];
                    } else {
                      vErrors.push(err223);
                    }
                    errors++;
                  }
                }
                if (data97.classified !== void 0) {
                  let data101 = data97.classified;
                  if (typeof data101 !== "boolean") {
                    const err224 = { instancePath: instancePath + "/errored/" + i21 + "/classified", schemaPath: "#/properties/errored/items/properties/classified/type", keyword: "type", params: { type: "boolean" }, message: "must be boolean", schema: schema31.properties.errored.items.properties.classified.type, parentSchema: schema31.properties.errored.items.properties.classified, data: data101 };
                    if (vErrors === null) {
                      vErrors = [err224];
                    } else {
                      vErrors.push(err224);
                    }
                    errors++;
                  }
                }
                if (data97.message !== void 0) {
                  let data102 = data97.message;
                  if (typeof data102 !== "string") {
                    const err225 = { instancePath: instancePath + "/errored/" + i21 + "/message", schemaPath: "#/properties/errored/items/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string", schema: schema31.properties.errored.items.properties.message.type, parentSchema: schema31.properties.errored.items.properties.message, data: data102 };
                    if (vErrors === null) {
                      vErrors = [err225];
                    } else {
                      vErrors.push(err225);
                    }
                    errors++;
                  }
                }
                if (data97.refused !== void 0) {
                  let data103 = data97.refused;
                  if (true !== data103) {
                    const err226 = { instancePath: instancePath + "/errored/" + i21 + "/refused", schemaPath: "#/properties/errored/items/properties/refused/const", keyword: "const", params: { allowedValue: true }, message: "must be equal to constant", schema: true, parentSchema: schema31.properties.errored.items.properties.refused, data: data103 };
                    if (vErrors === null) {
                      vErrors = [err226];
                    } else {
                      vErrors.push(err226);
                    }
                    errors++;
                  }
                }
              } else {
                const err227 = { instancePath: instancePath + "/errored/" + i21, schemaPath: "#/properties/errored/items/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.properties.errored.items.type, parentSchema: schema31.properties.errored.items, data: data97 };
                if (vErrors === null) {
                  vErrors = [err227];
                } else {
                  vErrors.push(err227);
                }
                errors++;
              }
            }
          } else {
            const err228 = { instancePath: instancePath + "/errored", schemaPath: "#/properties/errored/type", keyword: "type", params: { type: "array" }, message: "must be array", schema: schema31.properties.errored.type, parentSchema: schema31.properties.errored, data: data96 };
            if (vErrors === null) {
              vErrors = [err228];
            } else {
              vErrors.push(err228);
            }
            errors++;
          }
        }
      } else {
        const err229 = { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object", schema: schema31.type, parentSchema: schema31, data };
        if (vErrors === null) {
          vErrors = [err229];
        } else {
          vErrors.push(err229);
        }
        errors++;
      }
      validate20.errors = vErrors;
      return errors === 0;
    }
    validate20.evaluated = { "props": true, "dynamicProps": false, "dynamicItems": false };
  }
});

// entered:./schemas/decision.schema.json?ready
module.exports = require_decision_schema();
