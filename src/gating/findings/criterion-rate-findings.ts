import { counted } from '../../contract/text.ts';
import { tallyOf } from '../comparing/pairing.ts';
import type { CriterionComparison, PairedMeans } from '../comparing/rate-comparison.ts';
import { pairedText } from '../comparing/rate-words.ts';
import { failingUnder, fallenUnder } from '../comparing/scenarios-behind.ts';
import { thresholdStatus } from '../comparing/threshold.ts';
import type { GateContext } from '../context.ts';
import type { Finding } from '../decision.ts';
import { blockOrWarn, criterionRule, gates } from '../policy/resolve-policy.ts';
import { rateOf } from '../statistics/rates.ts';
import { criterionName, percents, points } from '../wording.ts';
import {
  allowedDrop,
  besideMain,
  crashedShare,
  hasFallen,
  movedScenarios,
  underThreshold,
  unmeasured,
  withinNoise,
} from './said-of-rates.ts';

/** That a criterion is below its threshold, or applied nowhere. */
export function criterionThreshold(criterion: CriterionComparison, context: GateContext): readonly Finding[] {
  const { policy, comparisons } = context;
  const { threshold, candidate, baseline, state } = criterion;
  const name = criterionName(criterion.rubric, criterion.key);
  if (threshold === null) return [];
  const rule = criterionRule(policy, name);
  const rate = candidate && rateOf(candidate);
  if (rate === null || candidate === null) {
    const what = `\`${name}\` has a threshold, but applied in none of the trials`;
    return [unmeasured(policy, what, name, threshold, rule.named ? blockOrWarn(criterion) : 'warn')];
  }
  const standing = thresholdStatus(rate, rule, () => comparisons.noiseOf(criterion.rubric, criterion.key));
  if (standing === 'met') return [];
  const [actual, bar] = percents(rate, threshold);
  const counts = `${candidate.passed} of ${counted(candidate.total, 'trial')}`;
  const bars = { threshold, baseline: baseline && rateOf(baseline), state };
  const main = besideMain(policy, bars, 'the scenarios in which it fails');
  return [
    {
      ...underThreshold('criterion', standing, blockOrWarn(criterion)),
      what: `\`${name}\` passes in ${actual} (${counts}), below its threshold of ${bar}${withinNoise(standing)}${main.said}${afterwards(crashedShare(candidate, context.candidate.trials))}`,
      expected: `at least ${bar}`,
      actual: `${actual} (${counts})`,
      next: main.next,
      subject: name,
      ...(standing === 'below' && gates(criterion) ? failingUnder(context, name) : {}),
    },
  ];
}

/** That a criterion is worse than on main. */
export function criterionRegression(criterion: CriterionComparison, context: GateContext): readonly Finding[] {
  const { state, paired, delta, candidate } = criterion;
  if (state !== 'regressed' || paired === undefined) return [];
  const name = criterionName(criterion.rubric, criterion.key);
  const moved = hasFallen(criterion)
    ? null
    : movedScenarios(context.pairs, (one) => rateOf(tallyOf(one, criterion.rubric, criterion.key)));
  const fall = describeFall(criterion, paired);
  return [
    {
      code: 'criterion-regressed',
      effect: blockOrWarn(criterion),
      what: `The pass rate of \`${name}\` ${moved === null ? fall : `is ${moved.what}`}${afterwards(crashedShare(candidate, context.candidate.trials))}`,
      expected: allowedDrop(criterion),
      actual: moved?.actual ?? `a drop of ${points(delta ?? 0)}`,
      next: 'Look at the scenarios in which it fails now and passed before',
      subject: name,
      ...(gates(criterion) ? fallenUnder(context, name) : {}),
    },
  ];
}

/** What a waiver covers counts as unchanged, and main never had that: its own rate is told then. */
function describeFall({ candidate, baseline, delta }: CriterionComparison, paired: PairedMeans): string {
  const over = `over ${pairedText(paired)}`;
  const [before, now] = percents(paired.baseline, paired.candidate);
  const [main, own] = [baseline && rateOf(baseline), candidate && rateOf(candidate)];
  if (paired.waived === undefined || main === null || own === null) return `fell from ${before} to ${now} ${over}`;
  return `fell from ${percents(main, own).join(' to ')} (by ${points(delta ?? 0)} ${over})`;
}

/** As the end of a sentence. */
function afterwards(text: string): string {
  return text === '' ? '' : `; ${text}`;
}
