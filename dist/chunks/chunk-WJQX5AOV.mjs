import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  byFrequency
} from "./chunk-P3EMBAVQ.mjs";
import {
  counted
} from "./chunk-64XFFQYY.mjs";

// src/gating/findings/unanswered-findings.ts
var MOST = 3;
function questionsUnanswered(put, missing) {
  const reasons = byFrequency(missing.map(({ why: why2 }) => why2));
  const [most] = reasons;
  if (most === void 0) return [];
  const next = missing.find((one) => one.why === most[0])?.next ?? "";
  const why = reasons.length === 1 ? most[0] : reasons.slice(0, MOST).map(shownReason).join("; ");
  return [
    {
      code: "judge-unanswered",
      effect: "warn",
      what: `${missing.length} of ${counted(put, "question")} for a judge ${missing.length === 1 ? "has" : "have"} no answer: ${why}`,
      expected: "an answer: a trial that needs one and was not answered before has no verdict of its rubric",
      next
    }
  ];
}
function answersLacking(trials, run) {
  if (trials === 0) return [];
  return [
    {
      code: "answers-lacking",
      effect: "notice",
      what: `${counted(trials, "trial")} of \`${run}\` without a verdict, for want of a judge's answer: nobody is asked here`,
      next: "Name a bundle that `agent-gate gate --out` wrote: the gate asks, and its bundle keeps the answers"
    }
  ];
}
function answersUnread(why) {
  return {
    code: "answers-unread",
    effect: "notice",
    what: "Not all kept answers of the judge could be read, so they were asked for again where they were needed",
    actual: why,
    next: "Delete the file of `answers`, in the cache of the workflow too"
  };
}
function answersUnkept(why) {
  return {
    code: "answers-unkept",
    effect: "notice",
    what: "Not all answers of the judge could be kept, so they will be asked for again",
    actual: why,
    next: "See where the file of `answers` lies"
  };
}
function shownReason([why, times]) {
  return times === 1 ? why : `${why} (${times} times)`;
}

export {
  questionsUnanswered,
  answersLacking,
  answersUnread,
  answersUnkept
};
