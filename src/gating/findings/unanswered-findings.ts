import { counted } from '../../contract/counted.ts';
import { byFrequency } from '../../contract/tally.ts';
import type { Report } from '../../scoring/report.ts';
import type { Finding } from '../decision.ts';

/** Why a question for a judge has no answer. */
export interface WhyUnanswered {
  readonly why: string;
  /** What to do about it. */
  readonly next: string;
}

/** What to do where nobody but the run itself knows why a judge gave no answer. */
export const SEE_JUDGE = 'See why the judge gave no answer, then run it again';

const UNANSWERED = 'judge-unanswered';

/**
 * Where the gate asked the judge itself and knows what helps, that in place of the general advice; unless most of what the run lacks are
 * verdicts of a judge that the harness asked.
 */
export function withCure(findings: readonly Finding[], candidate: Report): readonly Finding[] {
  const cure = findings.find(({ code }) => code === UNANSWERED)?.next;
  if (cure === undefined || !lacksAnswers(candidate)) return findings;
  return findings.map((finding) => (finding.next === SEE_JUDGE ? { ...finding, next: cure } : finding));
}

/** Whether questions of its rubrics are behind most trials without a verdict for want of a judge, which the harness may name too. */
function lacksAnswers({ scenarios, trials }: Report): boolean {
  const unanswered = scenarios.reduce((sum, { unjudged }) => sum + (unjudged?.trials ?? 0), 0);
  return unanswered * 2 > trials.errored.judge;
}

/** More reasons than these nobody reads. */
const MOST = 3;

/** Says that a judge has not answered everything: `put` counts the questions, `missing` has one entry for each without an answer. */
export function questionsUnanswered(put: number, missing: readonly WhyUnanswered[]): readonly Finding[] {
  const reasons = byFrequency(missing.map(({ why }) => why));
  const [most] = reasons;
  if (most === undefined) return [];
  const next = missing.find((one) => one.why === most[0])?.next ?? '';
  const why = reasons.length === 1 ? most[0] : reasons.slice(0, MOST).map(shownReason).join('; ');
  return [
    {
      code: UNANSWERED,
      effect: 'warn',
      what: `${missing.length} of ${counted(put, 'question')} for a judge ${missing.length === 1 ? 'has' : 'have'} no answer: ${why}`,
      expected: 'an answer: a trial that needs one and was not answered before has no verdict of its rubric',
      next,
    },
  ];
}

/**
 * Says of a run about which nobody is asked how many of its trials have no verdict for want of an answer.
 * @param kept what a bundle says of why; left out for results, about which nobody was asked before
 */
export function answersLacking(trials: number, run: string, kept?: string): readonly Finding[] {
  if (trials === 0) return [];
  const [why, next] =
    kept === undefined ? NOBODY_ASKED : [kept, 'See why, run the gate again, and name its new bundle'];
  return [
    {
      code: 'answers-lacking',
      effect: 'notice',
      what: `${counted(trials, 'trial')} of \`${run}\` without a verdict, for want of a judge's answer: ${why}`,
      next,
    },
  ];
}

const NOBODY_ASKED = [
  'nobody is asked here',
  'Name a bundle that `agent-gate gate --out` wrote: the gate asks, and its bundle keeps the answers',
] as const;

/** Names the file of answers of a run that another ruler than its own judges: the file is the run's all the same. */
export function answersGiven(file: string): Finding {
  return {
    code: 'answers-given',
    effect: 'notice',
    what: `What stands in \`${file}\` of this run's answers was not asked of the judge: the workflow names that file, and may write it`,
    next: 'Look at what writes it; a pull request that brings the file, or changes the workflow, answers for the judge',
  };
}

/** Says that not all answers that were kept could be read. */
export function answersUnread(why: string): Finding {
  return {
    code: 'answers-unread',
    effect: 'notice',
    what: 'Not all kept answers of the judge could be read, so they were asked for again where they were needed',
    actual: why,
    next: 'Delete the file of `answers`, in the cache of the workflow too',
  };
}

/** Says that answers could not be written to their file. */
export function answersUnkept(why: string): Finding {
  return {
    code: 'answers-unkept',
    effect: 'notice',
    what: 'Not all answers of the judge could be kept, so they will be asked for again',
    actual: why,
    next: 'See where the file of `answers` lies',
  };
}

function shownReason([why, times]: readonly [string, number]): string {
  return times === 1 ? why : `${why} (${times} times)`;
}
