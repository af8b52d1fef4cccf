import type { KeptVote } from '../../../schemas/types/answer.ts';
import type { WhyUnanswered } from '../../gating/findings/judge.ts';
import type { JudgeSettings } from '../../gating/policy/resolve-policy.ts';
import type { Asking } from '../../rubric/evaluation.ts';
import { shownHash } from '../../rubric/nodes/judge-answers.ts';
import { ApiError, CLOCK, type Clock, isOutcomeUnknown, isRateLimited } from '../requests.ts';
import { promptOf, RefusedReply, UnusableReply } from './messages.ts';
import { type AskModel, adviceAgainst, connectModel, isHopeless, PatienceSpent } from './model.ts';
import { type Meter, startMeter } from './spending.ts';

export interface JudgeAddress {
  /** Environment with AGENT_GATE_JUDGE_URL and AGENT_GATE_JUDGE_KEY. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds that one vote may lose to a slow or failing model; 240,000 by default. */
  readonly judgeBudgetMs?: number | undefined;
  readonly clock?: Clock | undefined;
}

/**
 * Gets the votes that the settings require beyond the earlier votes. The settings are null if the policy names no judge. Votes may
 * contain secrets.
 */
export type AskQuestion = (
  asking: Asking,
  judge: JudgeSettings | null,
  earlier?: readonly KeptVote[],
) => Promise<NewVotes>;

interface NewVotes {
  readonly votes: readonly KeptVote[];
  /** Why votes are missing; null if none are. */
  readonly missing: WhyUnanswered | null;
}

const BUDGET_MS = 240_000;
/** Unusable answers and service errors in a row after which asking ends. */
const MOST_IN_VAIN = 16;

/**
 * Prepares to ask the model given by the environment. Stops asking after an error that every further question would get.
 * @throws UserError for a malformed address or key
 */
export function connectJudge(
  { env, judgeBudgetMs: budgetMs = BUDGET_MS, clock = CLOCK }: JudgeAddress,
  meter: Meter = startMeter(clock),
): AskQuestion {
  const { AGENT_GATE_JUDGE_URL: url = '', AGENT_GATE_JUDGE_KEY: key = '' } = env;
  const model = url === '' ? null : connectModel({ url, key, budgetMs, meter, clock });
  let inVain = 0;
  let answers = 0;
  let ended: WhyUnanswered | null = null;

  /** @param answersBefore number of answers before the question */
  const fail = (error: ApiError, answersBefore: number): WhyUnanswered => {
    const missing = { why: error.message, next: adviceAgainst(error) };
    // The service may have caused the error, not the question.
    const isOfService = error instanceof UnusableReply || isOutcomeUnknown(error) || isRateLimited(error);
    inVain = isOfService && !(error instanceof RefusedReply) ? inVain + 1 : 0;
    const isStuck = error instanceof PatienceSpent && answers === answersBefore;
    if (isHopeless(error) || isStuck || inVain >= MOST_IN_VAIN) ended = missing;
    return missing;
  };
  const askAll = async (ask: AskModel, asking: Asking, judge: JudgeSettings, count: number): Promise<NewVotes> => {
    const votes: KeptVote[] = [];
    const answersBefore = answers;
    try {
      // Asks sequentially: a failure wastes no parallel vote, and earlier votes are kept.
      while (votes.length < count) {
        const past = meter.past(judge);
        if (past !== null) return { votes, missing: past };
        const { answer, model: name, reason } = await ask(judge, promptOf(asking), asking.form);
        votes.push({ answer, model: name, question: asking.question, reason, shown: shownHash(asking.shown) });
        answers++;
      }
      inVain = 0;
      return { votes, missing: null };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { votes, missing: meter.past(judge) ?? fail(error, answersBefore) };
    }
  };
  return async (asking, judge, earlier = []) => {
    if (judge === null) return { votes: [], missing: NO_JUDGE };
    if (model === null) return { votes: [], missing: NO_ADDRESS };
    if (ended !== null) return { votes: [], missing: ended };
    return askAll(model, asking, judge, judge.votes - earlier.length);
  };
}

const NO_JUDGE: WhyUnanswered = {
  why: 'the policy that decides names no judge',
  next: "Name a model (`judge: { model: NAME }`), for main's questions in main's policy; or record the answers with the results",
};
const NO_ADDRESS: WhyUnanswered = {
  why: 'AGENT_GATE_JUDGE_URL is not set',
  next: 'Pass AGENT_GATE_JUDGE_URL and AGENT_GATE_JUDGE_KEY to the step with `env:`; runs of forks get no secrets',
};
