import { counted } from '../contract/counted.ts';
import type { Finding } from './decision.ts';
import type { OutcomeComparison } from './rate-comparison.ts';
import { SLACK } from './rates.ts';
import { countedShare, percents } from './wording.ts';

/** An outcome of the primary rubric goes by its bare name, as in the policy. */
export function outcomeLimits(compared: OutcomeComparison, primary: string | undefined): readonly Finding[] {
  const { rubric, outcome, candidate, at_most, at_least } = compared;
  if (candidate.total === 0) return [];
  const share = candidate.passed / candidate.total;
  const broken = [
    {
      code: 'outcome-above-limit',
      side: 'at most',
      verb: 'may',
      limit: at_most,
      holds: share <= (at_most ?? 1) + SLACK,
    },
    {
      code: 'outcome-below-limit',
      side: 'at least',
      verb: 'have to',
      limit: at_least,
      holds: share >= (at_least ?? 0) - SLACK,
    },
  ].filter(({ holds }) => !holds);
  return broken.map(({ code, side, verb, limit }) => {
    const [actual, bar] = percents(share, limit ?? 0);
    const counts = `${candidate.passed} of ${counted(candidate.total, 'trial')}`;
    return {
      code,
      effect: 'block',
      what: `${actual} of the trials (${counts}) end in \`${outcome}\`, where ${side} ${bar} ${verb}`,
      expected: `${side} ${bar}`,
      actual: countedShare(candidate, 'trial'),
      next: 'Look at the trials that end so, and mend the agent',
      subject: rubric === primary ? outcome : `${rubric}/${outcome}`,
    };
  });
}
