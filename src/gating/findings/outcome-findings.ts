import { counted } from '../../contract/text.ts';
import type { OutcomeComparison } from '../comparing/rate-comparison.ts';
import { endingWrong } from '../comparing/scenarios-behind.ts';
import type { GateContext } from '../context.ts';
import type { Finding } from '../decision.ts';
import { SLACK } from '../statistics/rates.ts';
import { countedShare, percents } from '../wording.ts';

interface Limit {
  readonly key: 'at_most' | 'at_least';
  readonly code: string;
  readonly side: string;
  readonly verb: string;
  /** How the trials end that break it. */
  readonly broken: string;
  isBroken(share: number, limit: number): boolean;
}

const LIMITS: readonly Limit[] = [
  {
    key: 'at_most',
    code: 'outcome-above-limit',
    side: 'at most',
    verb: 'may',
    broken: 'so',
    isBroken: (share, limit) => share > limit + SLACK,
  },
  {
    key: 'at_least',
    code: 'outcome-below-limit',
    side: 'at least',
    verb: 'have to',
    broken: 'otherwise',
    isBroken: (share, limit) => share < limit - SLACK,
  },
];

/** What an outcome is called: that of the primary rubric goes by its bare name, as in the policy. */
export function outcomeSubject(rubric: string, outcome: string, primary: string | undefined): string {
  return rubric === primary ? outcome : `${rubric}/${outcome}`;
}

/** Limits that the outcomes of a run break. */
export function outcomeLimits(compared: OutcomeComparison, context: GateContext): readonly Finding[] {
  const { rubric, outcome, candidate } = compared;
  if (candidate.total === 0) return [];
  const subject = outcomeSubject(rubric, outcome, context.primary?.rubric.rubric);
  return LIMITS.flatMap((limit) => {
    const bar = compared[limit.key];
    const isBroken = bar !== null && limit.isBroken(candidate.passed / candidate.total, bar);
    if (!isBroken) return [];
    return [{ ...brokenLimit(compared, limit, bar, subject), ...endingWrong(context, compared, limit.key) }];
  });
}

function brokenLimit(
  { outcome, candidate }: OutcomeComparison,
  { code, side, verb, broken }: Limit,
  limit: number,
  subject: string,
): Finding {
  const [actual, bar] = percents(candidate.passed / candidate.total, limit);
  const counts = `${candidate.passed} of ${counted(candidate.total, 'trial')}`;
  return {
    code,
    effect: 'block',
    what: `${actual} of the trials (${counts}) end in \`${outcome}\`, where ${side} ${bar} ${verb}`,
    expected: `${side} ${bar}`,
    actual: countedShare(candidate, 'trial'),
    next: `Look at the trials that end ${broken}, and mend the agent`,
    subject,
  };
}
