import { ApiError } from '../io/api-error.ts';
import type { AnswerFile, AskedBy } from '../io/judge/answer-file.ts';
import type { AskModel } from '../io/judge/model.ts';
import { promptOf } from '../io/judge/prompt.ts';
import type { Asking } from '../rubric/evaluation.ts';
import type { JudgeVote, RecordedAnswers } from '../rubric/nodes/judge-answers.ts';
import { answerTrial, openQuestions, type RubricSets } from '../scoring/answer-trial.ts';
import type { Trial } from '../suite/trial.ts';

/** Whom to ask, how, and where the answers are kept. */
export interface Judge {
  readonly ask: AskModel;
  readonly by: AskedBy;
  readonly answers: AnswerFile;
  /** Takes out of a text whatever must not be shown: a service may repeat its key. */
  redact(text: string): string;
}

/** Asks about trials, the same question about the same facts once in all. */
export interface Asker {
  /**
   * Puts what the rubrics need to know of the trial, one question after the other, as others may follow from an answer.
   * @throws UserError where the judge cannot be asked at all
   */
  askAbout(trial: Trial): Promise<void>;
  /** What was put so far, in the order of the questions, with what came of it. */
  results(): Promise<readonly AskResult[]>;
}

/** A question about one set of facts, and what came of it. */
export interface AskResult {
  readonly asking: Asking;
  /** The first that it was asked about. */
  readonly trial: Pick<Trial, 'scenario' | 'trial'>;
  readonly votes: readonly JudgeVote[];
  /** Whether it had been answered before. */
  readonly isKnown: boolean;
}

/** So many questions in a row without an answer are enough to know. */
const HOPELESS = 50;

/** Starts asking; `sets` are the rubrics that have questions, see `RubricSets`. */
export function startAsking(sets: RubricSets, judge: Judge): Asker {
  const put = new Map<string, Promise<AskResult>>();
  let failedInARow = 0;

  const ask = async (asking: Asking, trial: Trial): Promise<AskResult> => {
    const { asked, question } = asking;
    const known = judge.answers.isComplete(asked, judge.by) ? judge.answers.find(asked) : undefined;
    if (known !== undefined) return { asking, trial, votes: known.votes, isKnown: true };
    const votes = failedInARow < HOPELESS ? await votesOn(asking, judge) : [GIVEN_UP];
    failedInARow = votes.some(({ answer }) => answer !== null) ? 0 : failedInARow + 1;
    judge.answers.add({ asked, by: judge.by, question: question.text, votes });
    return { asking, trial, votes, isKnown: false };
  };

  return {
    async askAbout(trial) {
      for (let answered = trial; ; ) {
        const open = openQuestions(sets, answered);
        for (const asking of open) if (!put.has(asking.asked)) put.set(asking.asked, ask(asking, trial));
        const given = await Promise.all(open.map(({ asked }) => put.get(asked)));
        const found = new Map(given.flatMap((result) => (result === undefined ? [] : [recorded(result)])));
        const next = answerTrial(sets, answered, (asked) => found.get(asked));
        if (openQuestions(sets, next).every(({ asked }) => found.has(asked))) return;
        answered = next;
      }
    },
    results: () => Promise.all(put.values()),
  };
}

const GIVEN_UP: JudgeVote = {
  answer: null,
  model: '',
  reason: `nobody was asked, after ${HOPELESS} questions in a row without an answer`,
};

function recorded({ asking: { asked, question }, votes }: AskResult): readonly [string, RecordedAnswers] {
  return [asked, { asked, question: question.text, votes }];
}

function votesOn({ question, shown }: Asking, { ask, by, redact }: Judge): Promise<readonly JudgeVote[]> {
  const messages = promptOf(question, shown);
  const vote = async (): Promise<JudgeVote> => {
    try {
      const { answer, model, reason } = await ask(messages, question.form);
      return { answer, model: redact(model), reason: redact(reason) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { answer: null, model: '', reason: error.message };
    }
  };
  return Promise.all(Array.from({ length: by.votes }, vote));
}
