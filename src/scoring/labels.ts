import type { QuestionCheck } from '../../schemas/types/judge-check.ts';
import type { LabelLine } from '../../schemas/types/label.ts';
import { groupBy } from '../contract/group-by.ts';
import type { JsonObject } from '../contract/json.ts';
import type { JudgedQuestion } from '../rubric/evaluation.ts';
import { type Answers, scoreOfAnswer, shownHash } from '../rubric/nodes/judge-answers.ts';

/** A label with its line in the file, from 1. */
export interface LabelAt extends LabelLine {
  readonly line: number;
}

export interface LabelledCase {
  readonly facts: JsonObject;
  /** The recorded answer of a judge; undefined if none is. */
  readonly answer: unknown;
  /** Whether people say yes; null if they contradict each other. */
  readonly yes: boolean | null;
  readonly labels: readonly LabelAt[];
}

/**
 * The labelled cases of a question, in file order; several labels on the same facts are one case. Labels that nobody has filled in, or
 * that answer other words, do not count.
 */
export function labelledCases(
  { key, question, passes }: Pick<JudgedQuestion, 'key' | 'question' | 'passes'>,
  labels: readonly LabelAt[],
): readonly LabelledCase[] {
  const ownLabels = labels.filter((label) => label.label !== null && isLabelOf({ key, question }, label));
  const byFacts = groupBy(ownLabels, ({ facts }) => shownHash(facts as JsonObject));
  return [...byFacts.values()].map((same) => {
    const says = new Set(same.flatMap(({ label }) => (label === null ? [] : passes(scoreOfAnswer(label)))));
    const [yes = null] = says.size === 1 ? says : [];
    const { facts = {}, answer } = same[0] ?? {};
    return { facts: facts as JsonObject, answer, yes, labels: same };
  });
}

/** Whether a label answers a question: labels of other words do not. */
export function isLabelOf({ key, question }: Pick<JudgedQuestion, 'key' | 'question'>, label: LabelAt): boolean {
  return label.key === key && (label.question ?? question).trim() === question;
}

/** A question with its labelled cases, and how a judge compares with people on them. */
export interface CheckedQuestion {
  readonly question: JudgedQuestion;
  readonly cases: readonly LabelledCase[];
  readonly check: QuestionCheck;
  /** The cases on which the judge says something else than people. */
  readonly disagreements: readonly { readonly of: LabelledCase; readonly said: Answers }[];
}

/** How a question is asked under a policy; a check holds only while this stays the same. */
export function howAsked(
  { hash, asks }: Pick<JudgedQuestion, 'hash' | 'asks'>,
  judge: (Pick<QuestionCheck, 'temperature' | 'votes'> & { readonly model: string }) | null,
): Pick<QuestionCheck, 'asked' | 'models' | 'temperature' | 'votes'> {
  if (asks.length === 0) return { asked: hash, models: [], temperature: null, votes: 1 };
  const models = asks.flatMap(({ model }) => model ?? judge?.model ?? []);
  return { asked: hash, models, temperature: judge?.temperature ?? null, votes: judge?.votes ?? 1 };
}

/** Compares the answers of a judge with those of people; leaves out what people contradict each other on. @param how the judge was asked */
export function compareWithPeople(
  { question, cases }: Pick<CheckedQuestion, 'question' | 'cases'>,
  answers: ReadonlyMap<LabelledCase, Answers | undefined>,
  how: ReturnType<typeof howAsked>,
): CheckedQuestion {
  const settled = cases.filter(({ yes }) => yes !== null);
  const answered = settled.flatMap((of) => {
    const said = answers.get(of);
    return said === undefined ? [] : [{ of, said, isYes: question.passes(said.score) }];
  });
  const count = (judge: boolean, people: boolean): number =>
    answered.filter(({ of, isYes }) => isYes === judge && of.yes === people).length;
  const agreeing = { both_yes: count(true, true), both_no: count(false, false) };
  const counts = { ...agreeing, judge_yes: count(true, false), judge_no: count(false, true) };
  const disagreements = answered.filter(({ of, isYes }) => isYes !== of.yes);
  const unanswered = settled.length - answered.length;
  return { question, cases, check: { ...how, counts, unanswered }, disagreements };
}
