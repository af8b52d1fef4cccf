import { counted } from '../../contract/counted.ts';
import type { FindingData } from '../../gating/messages/catalogue.ts';
import { endProgress, showProgress } from '../../io/judge/progress.ts';
import type { Rubric } from '../../rubric/rubric.ts';
import { isAnswered, openQuestions, withAnswers, withoutStale } from '../../scoring/answer-trial.ts';
import { ANSWERS, type KeptAnswers, type Trial } from '../../suite/trial.ts';
import { type AskedBy, type JudgeAccess, startVoting, type Voting } from './judge-votes.ts';

/** Puts questions about trials to a judge. */
export interface Asker {
  /** What is answered about these trials, put to each of them; any other stays as it is. */
  answer(trials: TrialStream, questions: Questions): Promise<(trial: Trial) => Trial>;
  /** What has no answer so far, and why. */
  notes(): readonly FindingData[];
}

/** The trials of a run, and how many of them lack an answer. */
interface TrialStream {
  readonly items: Iterable<Trial>;
  readonly lacking: number;
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
    async answer({ items, lacking }, questions) {
      const answers = new Map<string, KeptAnswers | undefined>();
      await atOnce(items, async (trial) => {
        const answered = await answerTrial(trial, questions, voting);
        if (answered === trial) return;
        answers.set(nameOf(trial), answered[ANSWERS]);
        showProgress(`Asked about ${answers.size} of ${counted(lacking, 'trial')}`);
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
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker));
  } finally {
    endProgress();
  }
}

/** Unique within a run. */
function nameOf({ scenario, trial }: Trial): string {
  return `${scenario} ${trial}`;
}
