import { isRecord } from '../../contract/json.ts';
import { sumOf } from '../../contract/numbers.ts';
import type { Spent, WhyUnanswered } from '../../gating/findings/judge.ts';
import type { JudgeSettings } from '../../gating/policy/resolve-policy.ts';
import { CLOCK, type Clock } from '../requests.ts';

export type Meter = ReturnType<typeof startMeter>;

const MILLION = 1_000_000;
const NEXT = "Raise the limit in the policy's `judge`, or ask fewer questions";

export function startMeter({ now }: Pick<Clock, 'now'> = CLOCK) {
  let [questions, requests, input, output] = [0, 0, 0, 0];
  let began: number | null = null;
  const costs: (number | null)[] = [];
  const cost = (): number | null => (costs.includes(null) ? null : sumOf(costs as number[]));
  /** Milliseconds left for the run; infinite without a limit. */
  const left = ({ max_seconds: most = Number.POSITIVE_INFINITY }: JudgeSettings): number =>
    most * 1000 - (now() - (began ?? now()));
  return {
    question: () => {
      began ??= now();
      questions++;
    },
    request: () => {
      requests++;
    },
    /** Counts the use reported in a response, even one without a usable answer. */
    reply(body: unknown, { usd_per_million_tokens: price }: JudgeSettings): void {
      const usage = isRecord(body) && isRecord(body.usage) ? body.usage : {};
      const [read, written] = [amount(usage.prompt_tokens) ?? 0, amount(usage.completion_tokens) ?? 0];
      input += read;
      output += written;
      const priced = price === undefined ? null : (read * price.input + written * price.output) / MILLION;
      costs.push(amount(usage.cost) ?? priced);
    },
    spent: (): Spent => ({
      requests,
      retries: requests - questions,
      input_tokens: input,
      output_tokens: output,
      cost_usd: cost(),
    }),
    left,
    /** Why a limit stops further questions; null within the limits. */
    past(judge: JudgeSettings): WhyUnanswered | null {
      const { max_cost_usd: most, max_seconds: seconds } = judge;
      if (left(judge) <= 0) return { why: `judging took longer than max_seconds (${seconds})`, next: NEXT };
      if (most === undefined) return null;
      const spent = cost();
      if (spent === null)
        return {
          why: 'nothing says what the judge costs, and max_cost_usd limits that',
          next: 'Set `judge.usd_per_million_tokens` in the policy, as the service names no cost',
        };
      return spent < most ? null : { why: `judging cost max_cost_usd (${most})`, next: NEXT };
    },
  };
}

function amount(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
}
