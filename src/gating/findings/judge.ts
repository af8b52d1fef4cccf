import { must } from '../../contract/must.ts';
import { byFrequency } from '../../contract/numbers.ts';
import { counted } from '../../contract/text.ts';
import { type CheckRequirement, type JudgeStanding, onlyAdvises } from '../policy/judged-rates.ts';
import { criterionRule, gates, metricRule, type ResolvedPolicy } from '../policy/resolve-policy.ts';
import { allOf, nameList, percent, rightText } from '../wording.ts';
import { type FindingData, type FindingRows, type Has, makerOf, type Numbers, type Sentences } from './finding.ts';

export const judgeRows = {
  'judge-unanswered': { effect: 'warn', shownIn: 'judge', message: unanswered },

  'judge-silent': { effect: 'warn', holds: 'in doubt', message: unanswered },

  'judge-asked': {
    effect: 'notice',
    shownIn: 'judge',
    message: ({ questions, missing, ...spent }: Spent & Numbers<'questions' | 'missing'>): Sentences => ({
      what: progressText(questions - missing, questions, spent),
    }),
  },

  'judge-unchecked': {
    effect: ['block', 'warn'],
    message: ({ effect, judges, rates, require }: Unchecked): Sentences => ({
      what: `${nameList(rates)} ${rates.length === 1 ? 'only advises' : 'only advise'}: ${allOf(judges.map((judge) => standingText(judge, require)))}`,
      expected: effect === 'block' ? 'a judge check that holds, by `judge.require`' : undefined,
      next: `${firstStep(judges)} \`agent-gate judge-check\` and merge the file that it writes`,
    }),
  },

  'answers-given': {
    effect: 'notice',
    shownIn: 'judge',
    message: ({ file }: Has<'file'>): Sentences => ({
      what: `The part of this run's answers in \`${file}\` does not come from the judge: the workflow names that file and may write it`,
      next: 'Check what writes it: a pull request with this file, or a changed workflow, answers for the judge',
    }),
  },

  'answers-unkept': {
    effect: 'notice',
    message: ({ reason }: Has<'reason'>): Sentences => ({
      what: 'Some answers of the judge could not be stored; the next run asks again',
      actual: reason,
      next: 'Check the path of the `answers` file',
    }),
  },
} satisfies FindingRows;

export const judgeFinding = makerOf(judgeRows);

/** The finding that a judge left questions unanswered: `asked` counts the questions, `missing` has one entry for each without an answer. */
export function questionsUnanswered(asked: number, missing: readonly WhyUnanswered[]): readonly FindingData[] {
  const [most] = byFrequency(missing.map(({ why }) => why));
  if (most === undefined) return [];
  const [reason] = most;
  const { next: advice } = must(
    missing.find(({ why }) => why === reason),
    'an answer with the most frequent reason',
  );
  // If a needed judge never answered, the run must not pass, however few trials needed it.
  const code = missing.length < asked ? 'judge-unanswered' : 'judge-silent';
  return [judgeFinding(code, { asked, missing: missing.length, reason, advice })];
}

/** The finding that judges have no check that holds, although the policy requires one of what rests on them. */
export function uncheckedJudges(policy: ResolvedPolicy): readonly FindingData[] {
  const { judge, judged } = policy;
  const wouldBlock = (rate: string): boolean =>
    gates(rate.includes('/') ? criterionRule(policy, rate) : metricRule(policy, rate));
  const rates = [...judged.ofRate.keys()].filter((rate) => onlyAdvises(policy, rate) && wouldBlock(rate));
  const require = judge?.require;
  if (!require || rates.length === 0) return [];
  const behind = new Set(rates.flatMap((rate) => judged.ofRate.get(rate) ?? []));
  const judges = judged.standings.filter((standing) => behind.has(standing) && standing.state !== 'holds');
  const effect = require.effect === 'fail' ? 'block' : 'warn';
  return [judgeFinding('judge-unchecked', { effect, judges, rates, require })];
}

interface Unchecked extends Has<'effect'> {
  readonly judges: readonly JudgeStanding[];
  /** The metrics and criteria that would block otherwise. */
  readonly rates: readonly string[];
  readonly require: Pick<CheckRequirement, 'labels' | 'agreement'>;
}

/** The same labels would give the same check; those of a changed question no longer count. */
function firstStep(judges: readonly JudgeStanding[]): string {
  if (judges.some(({ state }) => state === 'below'))
    return 'Add labels by `agent-gate label BUNDLE` or sharpen the question, then run';
  const isAnew = judges.some(({ moved }) => moved.some(({ what }) => what === 'the question'));
  return isAnew ? 'Add labels by `agent-gate label BUNDLE`, then run' : 'Run';
}

function standingText({ name, state, moved, right }: JudgeStanding, require: Unchecked['require']): string {
  if (state === 'missing') return `the judge of \`${name}\` has no check`;
  if (state === 'below') {
    const known = right === null ? 'no label' : `${rightText(right)} (at least ${percent(right.lower, 0)})`;
    return `the judge of \`${name}\` is right in ${known}; \`judge.require\` asks for at least ${percent(require.agreement, 0)}, and ${counted(require.labels, 'label')}`;
  }
  const changes = moved.map(({ what, old, new: now }) =>
    what === 'the question' ? 'the question changed' : `${what} changed from ${old} to ${now}`,
  );
  return `the check of the judge of \`${name}\` is stale, since ${allOf(changes)}`;
}

export interface WhyUnanswered {
  readonly why: string;
  readonly next: string;
}

interface Unanswered extends Numbers<'asked' | 'missing'> {
  /** The most frequent reason, and what to do about it. */
  readonly reason: string;
  readonly advice: string;
}

function unanswered({ asked, missing, reason, advice }: Unanswered): Sentences {
  return {
    what: `${missing} of ${counted(asked, 'question')} for a judge ${missing === 1 ? 'has' : 'have'} no answer: ${reason}`,
    expected: 'an answer to every question; a trial without one has no verdict of its rubric',
    next: advice,
  };
}

/** `retries` are among the requests; the cost is null if neither the service nor the policy gives it. */
export interface Spent extends Numbers<'requests' | 'retries' | 'input_tokens' | 'output_tokens'> {
  readonly cost_usd: number | null;
}

/** `The judge: 12 of 40 questions, 3 retries, 12000 tokens, $0.0021`. */
export function progressText(done: number, of: number, { retries, cost_usd: cost, ...spent }: Spent): string {
  const tokens = spent.input_tokens + spent.output_tokens;
  return [
    `The judge: ${done} of ${counted(of, 'question')}`,
    ...(retries > 0 ? [retries === 1 ? '1 retry' : `${retries} retries`] : []),
    ...(tokens > 0 ? [counted(tokens, 'token')] : []),
    ...(cost === null || cost === 0 ? [] : [`$${cost.toFixed(4)}`]),
  ].join(', ');
}
