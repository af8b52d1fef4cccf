import type { AnswerLine } from '../../schemas/types/answer.ts';
import { contentHash } from '../contract/hash.ts';
import { describeProblems, UserError } from '../errors.ts';
import { questionsUnanswered, type WhyUnanswered } from '../gating/findings/evidence.ts';
import type { FindingData } from '../gating/messages/catalogue.ts';
import type { JudgeSettings } from '../gating/policy/resolve-policy.ts';
import { openAnswers } from '../io/judge/answers.ts';
import { type JudgeAddress, startPutting } from '../io/judge/ask.ts';
import type { GivenVote, JudgeVote } from '../rubric/nodes/judge-answers.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { cut } from '../rubric/values/shown-value.ts';
import {
  type Asking,
  isAnswered,
  openQuestions,
  shownHash,
  withAnswers,
  withoutStale,
} from '../scoring/answer-trial.ts';
import { ANSWERS, type KeptAnswers, type Trial } from '../suite/trial.ts';
import type { SecretSources } from './redacting.ts';

/** Puts questions about trials to a judge. */
export interface Asker {
  /** What is answered about these trials, put to each of them; any other stays as it is. */
  answer(trials: Iterable<Trial>, questions: Questions): Promise<(trial: Trial) => Trial>;
  /** What has no answer so far, and why. */
  notes(): readonly FindingData[];
}

/** Who asks, and whom. */
interface Questions {
  readonly rubrics: readonly Rubric[];
  /** Who is asked the question of an id. */
  askedBy(id: string): AskedBy;
}

/** How many trials are asked about at once. */
const AT_ONCE = 8;

/** Gets ready to ask; nothing is sent yet. @throws UserError for an address, key or file of answers that cannot be used */
export function startAsking(access: JudgeAccess): Asker {
  const voting = startVoting(access);
  return {
    async answer(trials, questions) {
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

/** One question after the other, as others may follow from an answer; each is put once, whatever comes of it. The very trial where none is. */
async function answerTrial(trial: Trial, { rubrics, askedBy }: Questions, voting: Voting): Promise<Trial> {
  const put = new Set<string>();
  for (let answered = withoutStale(rubrics, trial); ; ) {
    const open = openQuestions(rubrics, answered).filter(({ id }) => !put.has(id));
    if (open.length === 0) return put.size === 0 ? trial : answered;
    for (const { id } of open) put.add(id);
    const votes = open.map(async (asking): Promise<readonly [string, unknown]> => {
      const given = await voting.votesOn(asking, askedBy(asking.id));
      const before = trial[ANSWERS]?.[asking.id];
      // What somebody has said who saw more is better than nothing.
      return [asking.id, isAnswered(before) && !isAnswered(given) ? before : given];
    });
    answered = withAnswers(answered, new Map(await Promise.all(votes)));
  }
}

/** The trial is read again for this: answers about what it was before are none about it. */
function withGiven(trial: Trial, given: KeptAnswers | undefined, rubrics: readonly Rubric[]): Trial {
  if (given === undefined) return trial;
  const fitting = withoutStale(rubrics, { ...trial, [ANSWERS]: given })[ANSWERS];
  return withAnswers(trial, new Map(Object.entries(fitting ?? {})));
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

/** Where a judge is reached, where its answers are kept, and what must not stand in them. */
export interface JudgeAccess extends JudgeAddress, SecretSources {
  /** File of the answers that were given before, to which those of now are added; undefined for none. */
  readonly answers?: string | undefined;
  readonly root: string;
}

/** Who is asked, and how what is said is kept. */
export interface AskedBy {
  /** Undefined where nobody is named. */
  readonly judge: JudgeSettings | null;
  /** Whether the file of answers may speak in its place. */
  readonly mayBeKnown: boolean;
  /** The text without secrets. */
  redact(text: string): string;
}

/** Has a judge vote on questions, on the same question about the same facts once in all. */
export interface Voting {
  /** One vote without an answer where there is none. */
  votesOn(asking: Asking, by: AskedBy): Promise<readonly JudgeVote[]>;
  /** What has no answer so far, and why. */
  notes(): readonly FindingData[];
}

/** Gets ready; nothing is sent yet. @throws UserError for an address, key or file of answers that cannot be used */
export function startVoting(access: JudgeAccess): Voting {
  const file = access.answers === undefined ? null : openAnswers(access.answers, access.root);
  const put = startPutting(access);
  const results = new Map<string, Promise<readonly JudgeVote[]>>();
  const seen = new Set<string>();
  const missing: WhyUnanswered[] = [];
  let unkept: UserError | null = null;

  const resultOf = async (asked: string, asking: Asking, by: AskedBy, before: readonly GivenVote[]) => {
    const further = await put(asking, by.judge, before);
    const votes = [...before, ...further.votes.map((vote) => kept(vote, by))];
    // The newest line of the file counts, so votes before a refusal must not stand in the place of more.
    if (further.missing === null || votes.length > knownVotes(asked, asking, by).length) keep({ asked, votes });
    if (further.missing === null) return votes;
    missing.push(further.missing);
    return [noVote(asking, further.missing.why)];
  };

  /** Fewer than are asked for where the others had no answer. */
  const knownVotes = (asked: string, asking: Asking, by: AskedBy): readonly GivenVote[] => {
    const known = file?.find(asked) ?? [];
    return known.every(({ shown }) => shown === shownHash(asking)) ? known.map((vote) => kept(vote, by)) : [];
  };

  /** What cannot be kept is asked again another time, and costs no more than that. */
  const keep = (line: AnswerLine): void => {
    try {
      if (unkept === null) file?.add(line);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      unkept = error;
    }
  };

  return {
    votesOn(asking, by) {
      const asked = askedHash(asking, by.judge);
      seen.add(asked);
      const known = by.mayBeKnown ? knownVotes(asked, asking, by) : [];
      if (known.length >= (by.judge?.votes ?? 1)) return Promise.resolve(known);
      const result = results.get(asked) ?? resultOf(asked, asking, by, known);
      results.set(asked, result);
      return result;
    },
    notes: () => [
      ...questionsUnanswered(seen.size, missing),
      ...(file?.unread == null
        ? []
        : [{ code: 'answers-unread' as const, effect: 'notice' as const, reason: file.unread }]),
      ...(unkept === null
        ? []
        : [{ code: 'answers-unkept' as const, effect: 'notice' as const, reason: describeProblems(unkept) }]),
    ],
  };
}

/** Equal for the same question about the same facts, put to the same judge in the same way. */
function askedHash({ question, form, shown }: Asking, judge: JudgeSettings | null): string {
  return contentHash({ facts: shown, form, question, judge });
}

const MAX_REASON = 500;
const MAX_NAME = 120;

/** A model may repeat whatever it knows. What is secret goes first: a part that a cut leaves of it nobody would know. */
function kept(vote: GivenVote, { redact }: AskedBy): GivenVote {
  return { ...vote, model: cut(redact(vote.model), MAX_NAME), reason: cut(redact(vote.reason), MAX_REASON) };
}

function noVote(asking: Asking, reason: string): JudgeVote {
  return { answer: null, model: '', question: asking.question, reason, shown: shownHash(asking) };
}
