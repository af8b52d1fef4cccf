import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  groupBy
} from "./chunk-CMHOSAZO.mjs";
import {
  mapTexts,
  memberOf
} from "./chunk-KQZ5M5F2.mjs";
import {
  counted,
  visible
} from "./chunk-AIUQFRYD.mjs";
import "./chunk-RPPNX6LV.mjs";

// src/reporting/junit.ts
var LONGEST = 1e3;
function renderJunit(run, redact, includeOutput = true) {
  const { decision, report } = mapTexts(run, redact);
  const { suite, headline } = decision;
  const broke = new Set(decision.flips.broke.map(({ scenario }) => scenario));
  const errored = groupBy(report?.errored ?? [], ({ scenario }) => scenario);
  const cases = report === null ? [
    {
      name: "agent-gate",
      result: "error",
      lines: [problem("error", decision.decision, headline)],
      time: 0
    }
  ] : report.scenarios.map(
    (scenario) => caseOf(scenario, {
      includeOutput,
      rubric: decision.metrics[0]?.rubric ?? "",
      isBroken: broke.has(scenario.scenario),
      errors: errored.get(scenario.scenario) ?? []
    })
  );
  const number = (wanted) => cases.filter(({ result }) => result === wanted).length;
  const time = cases.reduce((sum, testCase) => sum + testCase.time, 0);
  const counts = `tests="${cases.length}" failures="${number("failure")}" errors="${number("error")}" time="${time.toFixed(3)}"`;
  const properties = { decision: decision.decision, headline, commit: decision.candidate.sha };
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="agent-gate" ${counts}>`,
    `  <testsuite name="${escaped(suite)}" ${counts}>`,
    "    <properties>",
    ...Object.entries(properties).flatMap(
      ([name, value]) => value === void 0 ? [] : [`      <property name="${name}" value="${escaped(value)}"/>`]
    ),
    "    </properties>",
    ...cases.flatMap((testCase) => caseLines(testCase, suite)),
    "  </testsuite>",
    "</testsuites>"
  ];
  return `${lines.join("\n")}
`;
}
function caseOf(scenario, { rubric, isBroken, errors, includeOutput }) {
  const { scores = [], passed = 0, failures = [] } = memberOf(scenario.rubrics, rubric) ?? {};
  const known = { name: scenario.scenario, time: (scenario.usage?.latency_ms ?? 0) / 1e3 };
  const unscored = errors.filter(({ kind }) => kind !== "agent");
  const crash = errors.find(({ kind }) => kind === "agent");
  const textOf = ({ kind, message: message2 }) => includeOutput ? message2 : `${kind} error`;
  const [first] = unscored;
  if (scores.length === 0 && first !== void 0)
    return { ...known, result: "error", lines: [problem("error", first.kind, textOf(first))] };
  const failed = scores.length - passed;
  const reasons = failures.map(
    ({ criterion, explanation }) => includeOutput ? `${criterion}: ${explanation}` : criterion
  );
  const message = [
    `failed in ${failed} of ${counted(scores.length, "trial")}`,
    ...reasons,
    ...crash === void 0 || reasons.length > 0 ? [] : [textOf(crash)]
  ].join("; ");
  const type = failures[0]?.criterion ?? (crash === void 0 ? rubric : "crash");
  const isFailure = failed > 0 && (isBroken || passed === 0);
  const rest = unscored.map((error) => problem("flakyError", error.kind, textOf(error)));
  if (failed === 0) return { ...known, result: "passed", lines: rest };
  const own = problem(isFailure ? "failure" : "flakyFailure", type, message);
  return { ...known, result: isFailure ? "failure" : "passed", lines: [own, ...isFailure ? [] : rest] };
}
function problem(element, type, message) {
  return `<${element} type="${escaped(type)}" message="${escaped(message)}"/>`;
}
function caseLines({ name, lines, time }, suite) {
  const start = `    <testcase name="${escaped(name)}" classname="${escaped(suite)}" time="${time.toFixed(3)}"`;
  return lines.length === 0 ? [`${start}/>`] : [`${start}>`, ...lines.map((line) => `      ${line}`), "    </testcase>"];
}
var ENTITIES = /* @__PURE__ */ new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"]
]);
function escaped(text) {
  return visible(text, LONGEST).replace(/[&<>"]/g, (character) => ENTITIES.get(character) ?? character);
}
export {
  renderJunit
};
