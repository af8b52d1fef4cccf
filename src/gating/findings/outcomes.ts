import type { OutcomeComparison } from '../../../schemas/types/decision.ts';
import { endingWrong } from '../comparing/scenarios-behind.ts';
import type { GateContext } from '../context.ts';
import type { FindingData } from '../messages/catalogue.ts';
import { SLACK } from '../statistics/rates.ts';

/** Limits that the outcomes of a run break. */
export function outcomeFindings(context: GateContext): readonly FindingData[] {
  return context.comparisons.outcomes.flatMap((compared) => brokenLimits(context, compared));
}

function brokenLimits(context: GateContext, compared: OutcomeComparison): readonly FindingData[] {
  const { rubric, outcome, candidate: count, at_most, at_least } = compared;
  if (count.total === 0) return [];
  const share = count.passed / count.total;
  const isPrimary = rubric === context.primary?.rubric.rubric;
  const about = { effect: 'block', subject: outcomeSubject(rubric, outcome, isPrimary), outcome, count } as const;
  const found: FindingData[] = [];
  if (at_most !== null && share > at_most + SLACK)
    found.push({
      code: 'outcome-above-limit',
      ...about,
      limit: at_most,
      ...endingWrong(context, compared, 'at_most'),
    });
  if (at_least !== null && share < at_least - SLACK)
    found.push({
      code: 'outcome-below-limit',
      ...about,
      limit: at_least,
      ...endingWrong(context, compared, 'at_least'),
    });
  return found;
}

/** What an outcome is called: that of the primary rubric goes by its bare name, as in the policy. */
function outcomeSubject(rubric: string, outcome: string, isPrimary: boolean) {
  return { kind: 'outcome', name: isPrimary ? outcome : `${rubric}/${outcome}` } as const;
}
