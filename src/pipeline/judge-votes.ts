import type { AnswerLine, AskedModel } from '../../schemas/types/answer.ts';
import { describeProblems, UserError } from '../errors.ts';
import { questionsUnanswered, type WhyUnanswered } from '../gating/findings/evidence.ts';
import type { FindingData } from '../gating/messages/catalogue.ts';
import { progressText } from '../gating/messages/evidence.ts';
import type { JudgeSettings } from '../gating/policy/resolve-policy.ts';
import { openAnswers } from '../io/judge/answers.ts';
import { connectJudge, type JudgeAddress } from '../io/judge/ask.ts';
import { startMeter } from '../io/judge/spending.ts';
import type { Asking } from '../rubric/evaluation.ts';
import { askedHash, type GivenVote, type JudgeVote, shownHash } from '../rubric/nodes/judge-answers.ts';
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
import { ANSWERS, type KeptAnswers, type Trial } from '../suite/trial.ts';
import type { SecretSources } from './redacting.ts';

/** Asks a judge about trials. */
export interface JudgeAsker {
  /** A function that adds the answers to these trials, and leaves other trials as they are. */
  answer(trials: Iterable<Trial>, questions: Questions, expected: number): Promise<(trial: Trial) => Trial>;
  /** What has no answer so far, and why. */
  notes(): readonly FindingData[];
}

/** The rubrics that ask, and the judge of each question. */
interface Questions {
  readonly rubrics: readonly Rubric[];
  /** The judge of a question. */
  askedBy(asking: Asking): AskedBy;
}

/** Trials that are asked about at once. */
const AT_ONCE = 8;

/** Gets ready to ask; nothing is sent yet. @throws UserError for an address, key or file of answers that cannot be used */
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
      return (trial) => withGiven(trial, answers.get(nameOf(trial)), questions.rubrics);
    },
    notes: voting.notes,
  };
}

/** Asks in rounds, since an answer may raise further questions; each question once. Returns the same object where nothing was asked. */
async function answerTrial(trial: Trial, { rubrics, askedBy }: Questions, voting: Voting): Promise<Trial> {
  const put = new Set<string>();
  for (let answered = withoutStale(rubrics, trial); ; ) {
    const open = openQuestions(rubrics, answered).filter((asking) => !put.has(askingKey(asking)));
    if (open.length === 0) return put.size === 0 ? trial : answered;
    for (const asking of open) put.add(askingKey(asking));
    const votes = open.map(async (asking): Promise<Answered> => {
      const given = await voting.votesOn(asking, askedBy(asking));
      const before = asking.isOfItems ? undefined : trial[ANSWERS]?.[asking.id];
      // An answer from before, given with more facts, is better than none.
      return [asking, isAnswered(before) && !isAnswered(given) ? before : given];
    });
    answered = withAnswers(answered, await Promise.all(votes));
  }
}

/** Adds the answers that fit the trial as it is read now. */
function withGiven(trial: Trial, given: KeptAnswers | undefined, rubrics: readonly Rubric[]): Trial {
  if (given === undefined) return trial;
  const fitting = withoutStale(rubrics, { ...trial, [ANSWERS]: given })[ANSWERS];
  return withStored(trial, fitting ?? {});
}

async function atOnce<T>(items: Iterable<T>, work: (item: T) => Promise<void>): Promise<void> {
  const left = items[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let next = left.next(); !next.done; next = left.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** Unique within a run. */
function nameOf({ scenario, trial }: Trial): string {
  return `${scenario} ${trial}`;
}

/** The address of the judge, its answers file, and the secrets to keep out of it. */
export interface JudgeAccess extends JudgeAddress, SecretSources {
  /** File with earlier answers, to which new ones are added; undefined for none. */
  readonly answers?: string | undefined;
  readonly root: string;
  /** Tells how far judging is. A passing text counts until the next one, and may be replaced by it or left out. */
  readonly announce?: ((text: string, isPassing: boolean) => void) | undefined;
}

/** The judge of a question, and how its answers are kept. */
export interface AskedBy {
  /** Null where the policy names none. */
  readonly judge: JudgeSettings | null;
  /** Whether the answers file may replace the judge. */
  readonly mayReuse: boolean;
  /** The text without secrets. */
  redact(text: string): string;
}

/** Collects the votes of a judge; asks each question about the same facts once. */
interface Voting {
  /** How many more questions are known to come up. */
  expect(questions: number): void;
  /** A single vote without an answer where there is none. */
  votesOn(asking: Asking, by: AskedBy): Promise<readonly JudgeVote[]>;
  /** What has no answer so far, and why. */
  notes(): readonly FindingData[];
}

/** Gets ready; nothing is sent yet. @throws UserError for an address, key or file of answers that cannot be used */
function startVoting(access: JudgeAccess): Voting {
  const file = access.answers === undefined ? null : openAnswers(access.answers, access.root);
  const meter = startMeter(access.clock);
  const put = connectJudge(access, meter);
  let [expected, handled] = [0, 0];
  /** An answer may raise further questions, so there may be more than were expected. */
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

  const resultOf = async (asking: Asking, by: AskedBy, before: readonly GivenVote[]) => {
    const further = await put(asking, by.judge, before);
    const votes = [...before, ...further.votes.map((vote) => kept(vote, by))];
    // The newest line of the file counts, so it must not have fewer votes than an older one.
    if (by.judge !== null && (further.missing === null || votes.length > knownVotes(asking, by).length))
      keep({ asked: askedHash(asking), by: modelOf(by.judge), votes });
    if (further.missing === null) return votes;
    missing.push(further.missing);
    return [noVote(asking, further.missing.why)];
  };

  /** Votes from the file; fewer than asked for where others had no answer. */
  const knownVotes = (asking: Asking, by: AskedBy): readonly GivenVote[] => {
    const known = (by.judge && file?.find(askedHash(asking), modelOf(by.judge))) ?? [];
    const isOwn = known.every(({ shown }) => shown === shownHash(asking.shown));
    return isOwn ? known.slice(0, by.judge?.votes).map((vote) => kept(vote, by)) : [];
  };

  /** An answer that cannot be written is asked for again in a later run. */
  const keep = (line: AnswerLine): void => {
    try {
      if (unkept === null) file?.add(line);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      unkept = error;
    }
  };

  return {
    expect: (questions) => {
      expected += questions;
    },
    async votesOn(asking, by) {
      const votes = await answersTo(asking, by);
      handled++;
      say(handled < expected && Math.floor((handled * 10) / expected) === Math.floor(((handled - 1) * 10) / expected));
      return votes;
    },
    notes: () => [
      ...questionsUnanswered(seen.size, missing),
      ...(meter.spent().requests === 0
        ? []
        : [
            {
              code: 'judge-asked' as const,
              effect: 'notice' as const,
              questions: seen.size,
              missing: missing.length,
              ...meter.spent(),
            },
          ]),
      ...(file?.unread == null
        ? []
        : [{ code: 'answers-unread' as const, effect: 'notice' as const, reason: file.unread }]),
      ...(unkept === null
        ? []
        : [{ code: 'answers-unkept' as const, effect: 'notice' as const, reason: describeProblems(unkept) }]),
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

/** A model may repeat secrets, so they are redacted before the text is cut: a cut secret would not be recognized. */
function kept(vote: GivenVote, { redact }: AskedBy): GivenVote {
  return { ...vote, model: cut(redact(vote.model), MAX_NAME), reason: cut(redact(vote.reason), MAX_REASON) };
}

function noVote(asking: Asking, reason: string): JudgeVote {
  return { answer: null, model: '', question: asking.question, reason, shown: shownHash(asking.shown) };
}
