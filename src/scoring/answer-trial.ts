import { byText } from '../contract/by-text.ts';
import { isRecord } from '../contract/json-object.ts';
import type { Asking } from '../rubric/evaluation.ts';
import { type RecordedAnswers, recordedAnswers } from '../rubric/nodes/judge-answers.ts';
import type { Rubric } from '../rubric/rubric.ts';
import type { Trial } from '../suite/trial.ts';
import { judgeTrial } from './judge-trial.ts';

/** What somebody has answered, by what was asked; undefined where nobody has. */
export type FindAnswers = (asked: string) => RecordedAnswers | undefined;

/** Rubrics that judge the same trials together; two versions of one rubric stand in two of them. */
export type RubricSets = readonly (readonly Rubric[])[];

/** The next question of every rubric that nobody has answered, each once: others may follow from its answer. */
export function openQuestions(sets: RubricSets, trial: Trial): readonly Asking[] {
  const judged = sets.flatMap((rubrics) => judgeTrial(rubrics, trial).rubrics);
  const open = judged.flatMap(({ unanswered }) => (unanswered === undefined ? [] : [unanswered]));
  return [...new Map(open.map((asking) => [asking.asked, asking])).values()];
}

/**
 * The trial with the answers that its rubrics need and somebody has given, in the fact `judge.asked`; as it was where there are none.
 * What does not apply, and anything of a trial that crashed, needs none.
 */
export function answerTrial(sets: RubricSets, trial: Trial, find: FindAnswers): Trial {
  const looked = new Set<string>();
  let answered = trial;
  for (;;) {
    const open = openQuestions(sets, answered).filter(({ asked }) => !looked.has(asked));
    const found = open.flatMap(({ asked }) => find(asked) ?? []);
    if (found.length === 0) return answered;
    for (const { asked } of open) looked.add(asked);
    answered = withAnswers(answered, found);
  }
}

function withAnswers(trial: Trial, found: readonly RecordedAnswers[]): Trial {
  const facts = isRecord(trial.judge) ? trial.judge : {};
  const before = recordedAnswers(facts.asked).filter((one) => !found.some(({ asked }) => asked === one.asked));
  const asked = [...before, ...found].sort((a, b) => byText(a.asked, b.asked));
  return { ...trial, judge: { ...facts, asked } };
}
