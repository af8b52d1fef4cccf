import type { UsageComparison } from '../../../schemas/types/decision.ts';
import type { Count } from '../../../schemas/types/report.ts';
import { must } from '../../contract/must.ts';
import { counted } from '../../contract/text.ts';
import { endingWrong } from '../comparing/worst-scenarios.ts';
import type { GateContext } from '../context.ts';
import { onlyAdvises } from '../policy/judged-rates.ts';
import { blockOrWarn } from '../policy/resolve-policy.ts';
import { SLACK } from '../statistics/rate-of.ts';
import { AMOUNT_WORDS, amountText, percents, riseText } from '../wording.ts';
import { type FindingData, type FindingRows, makerOf, type Numbers, type Sentences } from './finding.ts';

export const limitRows = {
  'outcome-above-limit': {
    effect: ['block', 'warn'],
    message: (finding: OutcomeFinding): Sentences => outcomeText(finding, 'allows at most'),
  },

  'outcome-below-limit': {
    effect: ['block', 'warn'],
    message: (finding: OutcomeFinding): Sentences => outcomeText(finding, 'requires at least'),
  },

  'usage-above-limit': {
    effect: ['block', 'warn'],
    message: ({ amount }: { readonly amount: UsageComparison }): Sentences => ({
      what: `A trial takes ${amountText(amount, amount.candidate)} (${AMOUNT_WORDS[amount.amount]}), on main ${amountText(amount, amount.baseline ?? 0)}: ${riseText(amount.change ?? 0)} over ${counted(amount.scenarios, 'paired scenario')}`,
      expected: `at most ${riseText(amount.tolerance)}`,
      next: 'Look for added steps, longer prompts and another model, or set a `tolerance` under `gate.usage`',
    }),
  },
} satisfies FindingRows;

const limitFinding = makerOf(limitRows);

/** Limits on outcomes that a run breaks. An outcome of the primary rubric has its bare name, as in the policy. */
export function outcomeFindings({ policy, outcomes, rubrics, primary, shown }: GateContext): readonly FindingData[] {
  return outcomes.flatMap(({ rubric: id, outcome, candidate: count, at_most: most, at_least: least }) => {
    if (count.total === 0) return [];
    const share = count.passed / count.total;
    const rates = must(
      rubrics.find(({ rubric }) => rubric.rubric === id),
      'the rubric of an outcome',
    );
    const name = rates === primary ? outcome : `${id}/${outcome}`;
    const effect = onlyAdvises(policy, rates.metric.name) ? 'warn' : 'block';
    const about = { effect, subject: { kind: 'outcome', name }, outcome, count } as const;
    const wrong = (limit: 'at_most' | 'at_least') => endingWrong(rates.rubric, shown, { outcome, limit });
    const findings: FindingData[] = [];
    if (most !== null && share > most + SLACK)
      findings.push(limitFinding('outcome-above-limit', { ...about, limit: most, ...wrong('at_most') }));
    if (least !== null && share < least - SLACK)
      findings.push(limitFinding('outcome-below-limit', { ...about, limit: least, ...wrong('at_least') }));
    return findings;
  });
}

/** Amounts that rose by more than the policy accepts. They block if their tier gates; unnamed amounts are advisory. */
export function usageFindings({ usage }: GateContext): readonly FindingData[] {
  return usage
    .filter(({ exceeds }) => exceeds)
    .map((amount) => {
      const subject = { kind: 'usage', name: amount.amount } as const;
      return limitFinding('usage-above-limit', { effect: blockOrWarn(amount), subject, amount });
    });
}

interface OutcomeFinding extends Numbers<'limit'> {
  readonly outcome: string;
  readonly count: Count;
}

function outcomeText({ outcome, count, limit }: OutcomeFinding, rule: string): Sentences {
  const [actual, bar] = percents(count.passed / count.total, limit);
  const counts = `${count.passed} of ${counted(count.total, 'trial')}`;
  return {
    what: `${actual} of the trials (${counts}) end in \`${outcome}\`; the policy ${rule} ${bar}`,
    next: 'Look at the trials behind it, and fix the agent',
  };
}
