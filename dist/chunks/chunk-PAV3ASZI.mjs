import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  rounded,
  withSortedKeys
} from "./chunk-4SO6KMKK.mjs";

// src/rubric/values/shown-value.ts
var IN_SENTENCE = 60;
var EXPRESSION = 120;
var QUOTED = 80;
function recorded(value) {
  if (typeof value !== "object" && typeof value !== "string") return { value };
  const text = shownValue(value, QUOTED + 1);
  return text.length > QUOTED ? { cut: true, value: cut(text, QUOTED) } : { value: withSortedKeys(value) };
}
function shownValue(value, limit) {
  switch (typeof value) {
    case "string":
    case "object":
      return cut(written(value, limit), limit);
    case "number":
      return String(value);
    default:
      return JSON.stringify(value) ?? "nothing";
  }
}
function cut(text, limit) {
  return text.length <= limit ? text : `${head(text, limit - 3)}...`;
}
function written(value, room) {
  if (typeof value === "string") return JSON.stringify(value.length > room ? head(value, room) : value);
  if (Array.isArray(value)) return writtenList(value, room);
  if (typeof value === "object" && value !== null) return writtenObject(value, room);
  return JSON.stringify(value) ?? "null";
}
function writtenList(list, room) {
  let text = "[";
  for (let index = 0; index < list.length && text.length <= room; index++) {
    if (index > 0) text += ",";
    text += written(list[index], roomLeft(text, room));
  }
  return `${text}]`;
}
function writtenObject(value, room) {
  let text = "{";
  for (const key of Object.keys(value).sort()) {
    if (text.length > room) break;
    if (text.length > 1) text += ",";
    text += `${written(key, roomLeft(text, room))}:`;
    text += written(value[key], roomLeft(text, room));
  }
  return `${text}}`;
}
function roomLeft(text, room) {
  return Math.max(room - text.length, 2);
}
function head(text, length) {
  const last = text.charCodeAt(length - 1);
  return text.slice(0, last >= 55296 && last <= 56319 ? length - 1 : length);
}
function clauses(...parts) {
  return parts.filter((part) => part !== "").join("; ");
}
function firstFew(texts, most) {
  const shown = texts.slice(0, most).map((text) => text());
  return `${shown.join(", ")}${texts.length > most ? ", ..." : ""}`;
}

// src/rubric/evaluation.ts
var Unjudgeable = class extends Error {
  name = "Unjudgeable";
};
var Unanswered = class extends Unjudgeable {
  name = "Unanswered";
  /** Questions for models; any other question needs an answer recorded in the trial. */
  questions;
  /** Judgements of the nodes below, if they were judged; those that need no answer have a verdict. */
  parts;
  constructor(message, questions, parts = NO_PARTS) {
    super(message);
    this.questions = questions;
    this.parts = parts;
  }
};
function judgedOrMissing(judge) {
  try {
    return judge();
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    return missingJudgement(error);
  }
}
function requireAnswers(parts) {
  const first = parts.find(({ missing }) => missing !== void 0)?.missing;
  if (first === void 0) return;
  const questions = parts.flatMap(({ missing }) => missing?.questions ?? []);
  throw new Unanswered(first.message, questions, parts);
}
function missingJudgement(missing) {
  return { verdict: "error", score: null, severity: "none", parts: missing.parts, missing };
}
var NOTHING = [];
var NO_ITEMS = [];
var NO_PLACES = [];
function startEvaluation(trial) {
  return {
    trial,
    derived: [],
    nodes: [],
    unanswered: [],
    items: NO_ITEMS,
    places: NO_PLACES,
    spent: { items: 0, steps: 0 },
    total: null
  };
}
function judgementAt({ nodes, unanswered }, slot) {
  const judgement = nodes[slot];
  if (judgement === void 0 && unanswered[slot] !== void 0) throw unanswered[slot];
  return judgement;
}
function startNotes(warnings) {
  return { observed: NOTHING, warnings };
}
function observe(notes, field, value) {
  if (notes.observed.some((noted) => noted.field === field)) return;
  const { cut: cut2, value: kept } = recorded(value);
  const seen = value === void 0 ? { field } : { field, value: kept };
  const observation = cut2 === void 0 ? seen : { cut: cut2, ...seen };
  notes.observed = notes.observed.length === 0 ? [observation] : [...notes.observed, observation];
}
var MOST_WARNINGS = 100;
function warn({ warnings }, warning) {
  if (warnings.length < MOST_WARNINGS && !warnings.includes(warning)) warnings.push(warning);
}
function isIndeterminate(judgements) {
  return judgements.some(({ indeterminate }) => indeterminate) || void 0;
}
var NO_PARTS = [];
var SKIPPED = { verdict: "skipped", score: null, severity: "none", parts: NO_PARTS };
function answered(otherwise, severity) {
  if (otherwise === "pass") return { verdict: "pass", score: 1, severity, parts: NO_PARTS };
  if (otherwise === "fail") return { verdict: "fail", score: 0, severity, parts: NO_PARTS, answer: "no" };
  return { verdict: "skipped", score: null, severity, parts: NO_PARTS };
}

// src/rubric/nodes/marking.ts
var SEVERITIES = ["none", "low", "medium", "high", "critical"];
function mark({ threshold, severity: fixed, calibrate }, result) {
  const raw = rounded(result.raw);
  const score = calibrate === null ? inside(raw) : rounded(calibrate(inside(raw)));
  const passed = threshold === null ? null : score >= rounded(threshold);
  const failed = passed === false || result.verdict === "fail";
  const worst = failed ? worseOf("low", result.worst) : result.worst;
  const ruled = passed === null ? result.verdict : passed ? "pass" : "fail";
  const verdict = ruled ?? verdictOf(worst && (fixed ?? worst));
  const severity = fixed ?? worst ?? "none";
  const parts = result.parts ?? NO_PARTS;
  const judgement = score === raw ? { verdict, score, severity, parts } : { verdict, score, severity, raw, parts };
  return answeredBy(judgement, failed && verdict === "fail", result.indeterminate);
}
function answeredBy(judgement, isNo, indeterminate) {
  const answered2 = isNo ? { ...judgement, answer: "no" } : judgement;
  return indeterminate === true ? { ...answered2, indeterminate } : answered2;
}
function inside(raw) {
  return Math.min(Math.max(raw, 0), 1);
}
function worseOf(a, b) {
  return b !== null && SEVERITIES.indexOf(b) > SEVERITIES.indexOf(a) ? b : a;
}
function markScalar(marking, raw) {
  const flawless = mark(marking, { raw, worst: null });
  return flawless.score === 1 ? flawless : mark(marking, { raw, worst: "medium" });
}
function markIndeterminate(marking) {
  const result = { raw: 0, worst: "medium", verdict: "fail", indeterminate: true };
  return { ...mark({ ...marking, threshold: null, calibrate: null }, result), answer: "unknown" };
}
function verdictOf(severity) {
  if (severity === "critical" || severity === "high") return "fail";
  return severity === "medium" ? "warn" : "pass";
}
function adopt(marking, judgement, parts) {
  const { threshold, severity, calibrate } = marking;
  const { score, verdict, answer, indeterminate } = judgement;
  const scoresAgain = threshold !== null || calibrate !== null;
  if (score === null || severity === null && !scoresAgain) return { ...judgement, parts };
  if (answer === "unknown") return { ...judgement, severity: severity ?? judgement.severity, parts };
  const flawless = mark(marking, { raw: score, worst: null, parts, indeterminate });
  if (answer !== "no" && (scoresAgain ? flawless.score === 1 : verdict === "pass")) return flawless;
  const worst = judgement.severity === "none" ? "medium" : judgement.severity;
  const result = { raw: score, worst, parts, indeterminate };
  const staysFailed = threshold === null && (answer === "no" || severity === null && verdict === "fail");
  return mark(marking, staysFailed ? { ...result, verdict } : result);
}
function markWords(marking, judgement) {
  return clauses(calibrationWords(marking, judgement), thresholdWords(marking, judgement));
}
function calibrationWords({ calibrate }, { raw, score }) {
  const uncalibrated = raw === void 0 ? score : inside(raw);
  return calibrate === null || uncalibrated === score ? "" : `calibrated from ${uncalibrated} to ${score}`;
}
function turnedWords({ threshold }, referred, judgement) {
  return threshold === null && judgement.verdict !== referred ? `here severity ${judgement.severity} decides` : "";
}
function thresholdWords({ threshold }, { verdict, answer }) {
  if (threshold === null || verdict === "skipped" || answer === "unknown") return "";
  return `${verdict === "pass" ? "reaches" : "below"} the threshold of ${threshold}`;
}
function didNotPass({ verdict }) {
  return verdict === "fail" || verdict === "warn";
}
function worstSeverity(parts) {
  let worst = -1;
  for (const part of parts) if (didNotPass(part)) worst = Math.max(worst, SEVERITIES.indexOf(part.severity));
  return SEVERITIES[worst] ?? null;
}
function compileCalibration(points, pointer, { problems }) {
  if (points === void 0) return null;
  const isWhole = points[0]?.from === 0 && points.at(-1)?.from === 1;
  const rises = points.slice(1).every(({ from, to }, index) => {
    const previous = points[index];
    return previous !== void 0 && from > previous.from && to >= previous.to;
  });
  if (isWhole && rises) return (score) => calibrated(points, score);
  const what = "the calibration must rise with the score";
  const expected = "`from` that rises from 0 to 1, and `to` that never falls";
  problems.add(pointer, { code: "bad-calibration", what, expected });
  return null;
}
function calibrated(points, score) {
  const index = points.findIndex(({ from }) => score <= from);
  const [low, high] = [points[index - 1], points[index]];
  if (high === void 0 || low === void 0) return high?.to ?? score;
  return low.to + (score - low.from) / (high.from - low.from) * (high.to - low.to);
}

export {
  IN_SENTENCE,
  EXPRESSION,
  recorded,
  shownValue,
  cut,
  clauses,
  firstFew,
  Unjudgeable,
  Unanswered,
  judgedOrMissing,
  requireAnswers,
  missingJudgement,
  startEvaluation,
  judgementAt,
  startNotes,
  observe,
  warn,
  isIndeterminate,
  NO_PARTS,
  SKIPPED,
  answered,
  mark,
  markScalar,
  markIndeterminate,
  verdictOf,
  adopt,
  markWords,
  calibrationWords,
  turnedWords,
  thresholdWords,
  didNotPass,
  worstSeverity,
  compileCalibration
};
