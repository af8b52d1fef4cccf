import { createRequire as bundledCreateRequire } from 'node:module';
const require = bundledCreateRequire(import.meta.url);
import {
  scoreTrial,
  shownHash,
  startEvaluation
} from "./chunk-OO66ZBVE.mjs";
import {
  ANSWERS,
  isRecord
} from "./chunk-5F4HBJCU.mjs";
import {
  byText
} from "./chunk-3PRPLFI2.mjs";

// src/scoring/answer-trial.ts
function questionsOf(rubrics) {
  return [...new Map(rubrics.flatMap(({ questions }) => questions.map((one) => [one.id, one]))).values()];
}
function openQuestions(rubrics, trial) {
  const open = scoreTrial(rubrics, trial).rubrics.flatMap(({ unanswered }) => unanswered ?? []);
  return [...new Map(open.map((asking) => [askingKey(asking), asking])).values()];
}
function askingKey({ id, isOfItems, shown }) {
  return isOfItems ? `${id} ${shownHash(shown)}` : id;
}
function withAnswers(trial, further) {
  const answers = new Map(Object.entries(trial[ANSWERS] ?? {}));
  for (const [{ id, isOfItems, shown }, votes] of further) {
    const about = shownHash(shown);
    const others = isOfItems ? [answers.get(id) ?? []].flat().filter((vote) => !isAbout(vote, about)) : [];
    answers.set(id, others.length === 0 ? votes : [...others, votes].flat());
  }
  return withKept(trial, answers);
}
function withStored(trial, stored) {
  return withKept(trial, new Map(Object.entries({ ...trial[ANSWERS], ...stored })));
}
function withKept(trial, answers) {
  const ids = [...answers.keys()].sort();
  return { ...trial, [ANSWERS]: Object.fromEntries(ids.map((id) => [id, inOrder(answers.get(id))])) };
}
function inOrder(votes) {
  const shownIn = (vote) => isRecord(vote) ? String(vote.shown) : "";
  return Array.isArray(votes) ? votes.toSorted((a, b) => byText(shownIn(a), shownIn(b))) : votes;
}
function isAbout(vote, shown) {
  return isRecord(vote) && vote.shown === shown;
}
function answerTrial(rubrics, trial, votesOn) {
  for (let answered = trial; ; ) {
    const found = openQuestions(rubrics, answered).flatMap((asking) => {
      const votes = votesOn(asking);
      return votes === void 0 ? [] : [[asking, votes]];
    });
    if (found.length === 0) return answered;
    answered = withAnswers(answered, found);
  }
}
function withoutStale(rubrics, trial) {
  const answers = trial[ANSWERS];
  if (answers === void 0) return trial;
  const at = startEvaluation(trial);
  const stale = questionsOf(rubrics).filter(({ id, isOfItems, shown }) => {
    const votes = answers[id];
    if (votes === void 0 || isOfItems) return false;
    const about = shownHash(shown(at));
    return !Array.isArray(votes) || !votes.every((vote) => isAbout(vote, about));
  });
  if (stale.length === 0) return trial;
  const gone = new Set(stale.map(({ id }) => id));
  return { ...trial, [ANSWERS]: Object.fromEntries(Object.entries(answers).filter(([id]) => !gone.has(id))) };
}
function isAnswered(votes) {
  return Array.isArray(votes) && votes.every((vote) => isRecord(vote) && vote.answer !== null);
}

export {
  questionsOf,
  openQuestions,
  askingKey,
  withAnswers,
  withStored,
  answerTrial,
  withoutStale,
  isAnswered
};
