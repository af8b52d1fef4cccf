import type { WhyUnanswered } from '../../gating/findings/evidence.ts';
import type { JudgeSettings } from '../../gating/policy/resolve-policy.ts';
import type { GivenVote } from '../../rubric/nodes/judge-answers.ts';
import { type Asking, shownHash } from '../../scoring/answer-trial.ts';
import { ApiError, isOutcomeUnknown, isRateLimited } from '../requests.ts';
import { promptOf, RefusedReply, UnusableReply } from './messages.ts';
import { type AskModel, adviceAgainst, connectModel, isHopeless } from './model.ts';

/** Where a judge is reached. */
export interface JudgeAddress {
  /** For AGENT_GATE_JUDGE_URL and AGENT_GATE_JUDGE_KEY. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds that one vote may lose to a model that is slow or down; default 240,000. */
  readonly judgeBudgetMs?: number | undefined;
  /** Is told when asking begins: it can take a while. */
  readonly announce?: ((text: string) => void) | undefined;
}

/**
 * Puts a question as often as the settings say, which are null where nobody is named, less the votes that were given before. What the
 * model said may be secret.
 */
export type PutQuestion = (
  asking: Asking,
  judge: JudgeSettings | null,
  before?: readonly GivenVote[],
) => Promise<PutVotes>;

/** What came of it. */
interface PutVotes {
  /** Those that are new. */
  readonly votes: readonly GivenVote[];
  /** Why there are no more; null where these are all. */
  readonly missing: WhyUnanswered | null;
}

const BUDGET_MS = 240_000;

/**
 * Puts questions to whoever the environment says. What no further question will change ends all asking.
 * @throws UserError for an address or key that cannot be one
 */
export function startPutting({ env, judgeBudgetMs: budgetMs = BUDGET_MS, announce }: JudgeAddress): PutQuestion {
  const { AGENT_GATE_JUDGE_URL: url = '', AGENT_GATE_JUDGE_KEY: key = '' } = env;
  const model = url === '' ? null : connectModel({ url, key, budgetMs });
  const patience = startPatience();
  let hasBegun = false;
  return async (asking, judge, before = []) => {
    if (judge === null) return none(NO_JUDGE);
    if (model === null) return none(NO_ADDRESS);
    const over = patience.isOver();
    if (over !== null) return none(over);
    if (!hasBegun) announce?.('Asking a judge what the rubrics want to know');
    hasBegun = true;
    const votes: GivenVote[] = [];
    const wanted = judge.votes - before.length;
    try {
      await addVotes(votes, wanted, () => voteOf(model, asking, judge));
      patience.restore();
      return { votes, missing: null };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { votes, missing: patience.lose(error) };
    }
  };
}

function none(missing: WhyUnanswered): PutVotes {
  return { votes: [], missing };
}

const NO_JUDGE: WhyUnanswered = {
  why: 'the policy that decides names no judge',
  next: 'Name a model (`judge: { model: NAME }`), for questions of main in the policy of main; or record the answers with the results',
};
const NO_ADDRESS: WhyUnanswered = {
  why: 'AGENT_GATE_JUDGE_URL is not set',
  next: 'Hand AGENT_GATE_JUDGE_URL and AGENT_GATE_JUDGE_KEY to the step with `env:`; runs of forks get no secrets',
};

/** One after the other, so that none is put in vain beside one that has no answer; those before it are not lost. */
async function addVotes(votes: GivenVote[], wanted: number, next: () => Promise<GivenVote>): Promise<void> {
  while (votes.length < wanted) votes.push(await next());
}

async function voteOf(model: AskModel, asking: Asking, judge: JudgeSettings): Promise<GivenVote> {
  const { answer, model: name, reason } = await model(judge, promptOf(asking), asking.form);
  return { answer, model: name, question: asking.question, reason, shown: shownHash(asking) };
}

/** Knows when it is no use to ask any more. */
interface Patience {
  /** Why, once it is so. */
  isOver(): WhyUnanswered | null;
  /** Somebody has answered. */
  restore(): void;
  lose(error: ApiError): WhyUnanswered;
}

/** So many questions in a row to which nobody said anything of use are enough to know. */
const MOST_IN_VAIN = 16;

/** Whether it may be the service, and not the question. */
function isInVain(error: ApiError): boolean {
  if (error instanceof RefusedReply) return false;
  return error instanceof UnusableReply || isOutcomeUnknown(error) || isRateLimited(error);
}

function startPatience(): Patience {
  let over: WhyUnanswered | null = null;
  let inVain = 0;
  return {
    isOver: () => over,
    restore: () => {
      inVain = 0;
    },
    lose: (error) => {
      const why = { why: error.message, next: adviceAgainst(error) };
      inVain = isInVain(error) ? inVain + 1 : 0;
      if (isHopeless(error) || inVain >= MOST_IN_VAIN) over = why;
      return why;
    },
  };
}
