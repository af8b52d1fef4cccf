import type { AnswerLine, AskedModel, KeptVote } from '../../schemas/types/answer.ts';
import { describeProblems, UserError } from '../errors.ts';
import type { FindingData } from '../gating/findings/finding.ts';
import { judgeFinding, progressText, questionsUnanswered, type WhyUnanswered } from '../gating/findings/judge.ts';
import type { JudgeSettings } from '../gating/policy/resolve-policy.ts';
import { openAnswers } from '../io/judge/answers.ts';
import { connectJudge, type JudgeAddress } from '../io/judge/ask.ts';
import { startMeter } from '../io/judge/spending.ts';
import type { Asking } from '../rubric/evaluation.ts';
import { askedHash, type JudgeVote, shownHash } from '../rubric/nodes/judge-answers.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { cut } from '../rubric/values/shown-value.ts';
import {
  type Answered,
  askingKey,
  isAnswered,
  openQuestions,
  withAnswers,
  withoutStale,
  withStored,
} from '../scoring/answer-trial.ts';
import { ANSWERS, type KeptAnswers, numberedWith, type Trial } from '../suite/trial.ts';
import type { SecretSources } from './redacting.ts';

export interface JudgeAsker {
  /** Asks about the trials. Returns a function that adds the answers to these trials and returns other trials unchanged. */
  answer(trials: Iterable<Trial>, questions: Questions, expected: number): Promise<(trial: Trial) => Trial>;
  notes(): readonly FindingData[];
}

interface Questions {
  readonly rubrics: readonly Rubric[];
  askedBy(asking: Asking): AskedBy;
}

/** Number of trials that are judged concurrently. */
const AT_ONCE = 8;

/** Prepares to ask; sends nothing yet. @throws UserError for an unusable address, key or answers file */
export function startAsking(access: JudgeAccess): JudgeAsker {
  const voting = startVoting(access);
  return {
    async answer(trials, questions, expected) {
      voting.expect(expected);
      const answers = new Map<string, KeptAnswers | undefined>();
      await atOnce(trials, async (trial) => {
        const answered = await answerTrial(trial, questions, voting);
        if (answered === trial) return;
        answers.set(nameOf(trial), answered[ANSWERS]);
      });
      return (trial) => {
        const given = answers.get(nameOf(trial));
        if (given === undefined) return trial;
        // Only answers that fit the facts of the trial in this read.
        const fitting = withoutStale(questions.rubrics, { ...trial, [ANSWERS]: given })[ANSWERS];
        return withStored(trial, fitting ?? {});
      };
    },
    notes: voting.notes,
  };
}

/** Asks each question once, in rounds, since an answer may raise further questions. Returns the same object if there was no question. */
async function answerTrial(
  trial: Trial,
  { rubrics, askedBy }: Questions,
  voting: ReturnType<typeof startVoting>,
): Promise<Trial> {
  const put = new Set<string>();
  for (let answered = withoutStale(rubrics, trial); ; ) {
    const open = openQuestions(rubrics, answered).filter((asking) => !put.has(askingKey(asking)));
    if (open.length === 0) return put.size === 0 ? trial : answered;
    for (const asking of open) put.add(askingKey(asking));
    const votes = open.map(async (asking): Promise<Answered> => {
      const given = await voting.votesOn(asking, askedBy(asking));
      const before = asking.isOfItems ? undefined : trial[ANSWERS]?.[asking.id];
      // An earlier answer, given with more facts, is better than none.
      return [asking, isAnswered(before) && !isAnswered(given) ? before : given];
    });
    answered = withAnswers(answered, await Promise.all(votes));
  }
}

export async function atOnce<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const left = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** A key of the trial, unique within a run. */
function nameOf(trial: Trial): string {
  return `${numberedWith(trial)} ${trial.trial}`;
}

/** The address of the judge, its answers file, and the secrets to keep out of it. */
export interface JudgeAccess extends JudgeAddress, SecretSources {
  /** File with earlier answers, to which new ones are added; undefined for none. */
  readonly answers?: string | undefined;
  readonly root: string;
  /** Reports the progress of judging. A passing text may be replaced by the next one, or left out. */
  readonly announce?: ((text: string, isPassing: boolean) => void) | undefined;
}

export interface AskedBy {
  /** Null if the policy names none. */
  readonly judge: JudgeSettings | null;
  /** Whether answers in the file may be used instead of asking. */
  readonly mayReuse: boolean;
  /** Returns the text without secrets. */
  redact(text: string): string;
}

/**
 * Prepares to collect the votes of a judge; asks each question about the same facts once.
 * @throws UserError for an unusable address, key or answers file
 */
export function startVoting(access: JudgeAccess) {
  const file = access.answers === undefined ? null : openAnswers(access.answers, access.root);
  const meter = startMeter(access.clock);
  const put = connectJudge(access, meter);
  let [expected, handled] = [0, 0];
  /** Reports progress. Answers may raise further questions, so there may be more than expected. */
  const say = (isPassing: boolean): void => {
    if (hasBegun) access.announce?.(progressText(handled, Math.max(handled, expected), meter.spent()), isPassing);
  };
  let hasBegun = false;
  const begin = (judge: JudgeSettings | null): void => {
    if (hasBegun || judge === null || (access.env.AGENT_GATE_JUDGE_URL ?? '') === '') return;
    hasBegun = true;
    say(false);
  };
  const results = new Map<string, Promise<readonly JudgeVote[]>>();
  const seen = new Set<string>();
  const missing: WhyUnanswered[] = [];
  let unkept: UserError | null = null;

  const resultOf = async (asking: Asking, by: AskedBy, before: readonly KeptVote[]) => {
    const further = await put(asking, by.judge, before);
    const votes = [...before, ...further.votes.map((vote) => kept(vote, by))];
    // Only the newest line for a question counts, so it must not have fewer votes than an older one.
    if (by.judge !== null && (further.missing === null || votes.length > knownVotes(asking, by).length))
      keep({ asked: askedHash(asking), by: modelOf(by.judge), votes });
    if (further.missing === null) return votes;
    missing.push(further.missing);
    const { question, shown } = asking;
    return [{ answer: null, model: '', question, reason: further.missing.why, shown: shownHash(shown) }];
  };

  /** Votes from the file; fewer than required if some had no answer. */
  const knownVotes = (asking: Asking, by: AskedBy): readonly KeptVote[] => {
    const known = (by.judge && file?.find(askedHash(asking), modelOf(by.judge))) ?? [];
    const isOwn = known.every(({ shown }) => shown === shownHash(asking.shown));
    return isOwn ? known.slice(0, by.judge?.votes).map((vote) => kept(vote, by)) : [];
  };

  /** Writes an answer to the file. If that fails, a later run asks again. */
  const keep = (line: AnswerLine): void => {
    try {
      if (unkept === null) file?.add(line);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      unkept = error;
    }
  };

  return {
    expect: (questions: number) => {
      expected += questions;
    },
    /** The votes on a question; a single vote without an answer if the judge gave none. */
    async votesOn(asking: Asking, by: AskedBy): Promise<readonly JudgeVote[]> {
      const votes = await answersTo(asking, by);
      handled++;
      say(handled < expected && Math.floor((handled * 10) / expected) === Math.floor(((handled - 1) * 10) / expected));
      return votes;
    },
    notes: (): readonly FindingData[] => [
      ...questionsUnanswered(seen.size, missing),
      ...(meter.spent().requests === 0
        ? []
        : [judgeFinding('judge-asked', { questions: seen.size, missing: missing.length, ...meter.spent() })]),
      ...(unkept === null ? [] : [judgeFinding('answers-unkept', { reason: describeProblems(unkept) })]),
    ],
  };

  function answersTo(asking: Asking, by: AskedBy): Promise<readonly JudgeVote[]> {
    const asked = JSON.stringify([askedHash(asking), by.judge && [modelOf(by.judge), by.judge.votes]]);
    seen.add(asked);
    const known = by.mayReuse ? knownVotes(asking, by) : [];
    if (known.length >= (by.judge?.votes ?? 1)) return Promise.resolve(known);
    begin(by.judge);
    const result = results.get(asked) ?? resultOf(asking, by, known);
    results.set(asked, result);
    return result;
  }
}

function modelOf({ model, temperature }: JudgeSettings): AskedModel {
  return { model, temperature };
}

const MAX_REASON = 500;
const MAX_NAME = 120;

/** Redacts secrets that the model repeats, before it cuts the text: a cut secret would not be recognized. */
function kept(vote: KeptVote, { redact }: AskedBy): KeptVote {
  return { ...vote, model: cut(redact(vote.model), MAX_NAME), reason: cut(redact(vote.reason), MAX_REASON) };
}
