import { canonicalJson } from '../contract/canonical-json.ts';
import type { Unanswered } from '../rubric/evaluation.ts';
import type { Rubric } from '../rubric/rubric.ts';
import { judgeTrial } from '../scoring/judge-trial.ts';
import type { Trial } from '../suite/trial.ts';
import { askVotes, type Judge, type Vote, withVotes } from './judge-votes.ts';

/** A trial with the answers that its rubrics need, and what was said. */
export interface AskedTrial {
  readonly trial: Trial;
  readonly votes: readonly Vote[];
}

/**
 * Puts to a judge what the rubrics need to know of a trial and nobody has answered, one question after the other: so nobody is asked what
 * does not apply, be it because of an answer, or anything of a trial that crashed.
 * @param rulers rubrics that judge a trial together; two versions of one rubric stand in two of them
 * @throws UserError where the judge cannot be asked at all
 */
export async function askJudge(
  rulers: readonly (readonly Rubric[])[],
  trial: Trial,
  judge: Judge,
): Promise<AskedTrial> {
  const tried = new Set<string>();
  const votes: Vote[] = [];
  let asked = trial;
  for (;;) {
    const open = [...openQuestions(rulers, asked)].filter(([name]) => !tried.has(name));
    if (open.length === 0) return { trial: asked, votes };
    for (const answers of await Promise.all(open.map(([, unanswered]) => askVotes(unanswered, judge)))) {
      asked = withVotes(asked, answers);
      votes.push(...answers);
    }
    for (const [name] of open) tried.add(name);
  }
}

/** The next question of every rubric, each once. */
function openQuestions(rulers: readonly (readonly Rubric[])[], trial: Trial): ReadonlyMap<string, Unanswered> {
  const open = rulers.flatMap((rubrics) => judgeTrial(rubrics, trial).rubrics);
  return new Map(
    open.flatMap(({ unanswered }) =>
      unanswered === undefined ? [] : [[canonicalJson(unanswered.question), unanswered]],
    ),
  );
}

/** Works on several items at once, and gives the results in the order of the items. @throws what the first of them throws */
export async function* inOrder<T, R>(
  items: Iterable<T>,
  most: number,
  work: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const running: Promise<R>[] = [];
  for (const item of items) {
    const result = work(item);
    // Whoever waits for it is told; until then nobody is missed.
    result.catch(() => {});
    running.push(result);
    if (running.length >= most) yield (await running.shift()) as R;
  }
  for (const result of running) yield await result;
}
