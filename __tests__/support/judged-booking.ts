import type { JudgeCheck } from '../../schemas/types/judge-check.ts';
import { loadRubric } from '../../src/rubric/load-rubric.ts';
import { howAsked } from '../../src/scoring/labels.ts';
import { bookingConfig, bookingPolicy, POLICY_PATH, RUBRIC_PATH, resultsOf } from './booking.ts';

/** Path of the judge check beside the booking rubric. */
export const CHECK_PATH = 'rubrics/booking.judge-check.json';

/** The booking config with a question to a judge beside the score, whose check the policy requires. */
export function judgedBooking(
  model = 'small-judge',
  question = 'Is the tone polite?',
): Readonly<Record<string, string>> {
  const rubric = `${bookingConfig()[RUBRIC_PATH]}nodes:
  polite:
    question: ${question}
    judge: yes_no
    sees: [output]
`;
  const policy = bookingPolicy(`judge: { model: ${model}, require: { labels: 50, agreement: 0.85 } }\n`);
  return { [RUBRIC_PATH]: rubric, [POLICY_PATH]: policy };
}

/** The check of that judge, right in so many of sixty labels. */
export function checkOf(config: Readonly<Record<string, string>>, right = 58, model = 'small-judge'): string {
  const [question] = loadRubric(RUBRIC_PATH, config[RUBRIC_PATH] ?? '').judged;
  if (question === undefined) throw new Error('the rubric asks nothing');
  const counts = { both_yes: right - 30, both_no: 30, judge_yes: 60 - right, judge_no: 0 };
  const how = howAsked(question, { model, votes: 1, temperature: null });
  const questions = { polite: { ...how, counts, unanswered: 0 } };
  const check: JudgeCheck = { schema: 1, rubric: 'booking', date: '2026-03-01', questions };
  return `${JSON.stringify(check, null, 2)}\n`;
}

/** Main's trials, in which the judge says no of these scenarios. */
export function judgedResults(rude = /^$/): { readonly text: string } {
  return resultsOf('main', (trial) => ({ ...trial, judge: { polite: !rude.test(trial.scenario) } }));
}
