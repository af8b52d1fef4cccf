import type { CriterionReport, Report } from '../../../schemas/types/report.ts';
import { counted } from '../../contract/text.ts';
import { fewestTrials, isPassOrFail } from '../comparing/trial-numbers.ts';
import type { GateContext } from '../context.ts';
import type { Finding } from '../decision.ts';
import { whereItDecides } from '../policy/advice.ts';
import { rulePointer } from '../policy/read-policy.ts';
import {
  criterionRule,
  gates,
  metricRule,
  outcomeRule,
  type RateRule,
  type ResolvedPolicy,
  testSettings,
} from '../policy/resolve-policy.ts';
import { FEWEST_RUNS } from '../statistics/history.ts';
import { FEWEST_SCENARIOS, pairedTest, smallestHalfWidth } from '../statistics/paired.ts';
import { SLACK } from '../statistics/rates.ts';
import { criterionName, percent, placeText, points, pValue } from '../wording.ts';

/**
 * Rules that can never be met, or never block, on this suite: each is invalid, with its reason and place. Only the clear cases:
 * nothing at all that may block; a named critical criterion that applies nowhere; an alpha that no candidate of this suite can reach;
 * shares of outcomes that add up to more than all trials; and a proof that so few scenarios and trials can never give.
 */
export function senselessRules(context: GateContext): readonly Finding[] {
  if (context.candidate.trials.scored === 0) return [];
  return [
    ...nothingBlocks(context),
    ...neverApplies(context),
    ...unreachableAlpha(context),
    ...crowdedOutcomes(context),
    ...unreachableProof(context),
  ];
}

function nothingBlocks({ policy, comparisons }: GateContext): readonly Finding[] {
  const { metrics, criteria, outcomes } = comparisons;
  const { must_pass: mustPass, removed } = policy.gate.scenarios;
  const mayBlock =
    [...metrics, ...criteria].some(gates) ||
    outcomes.some(({ at_most, at_least }) => at_most !== null || at_least !== null) ||
    mustPass.length > 0 ||
    removed === 'fail' ||
    policy.on_no_baseline === 'fail';
  if (mayBlock) return [];
  return [
    senseless(policy, '/gate', {
      code: 'policy-never-fails',
      what: 'Nothing in this policy can block: every metric and criterion is advisory, and there is no other rule',
      next: 'Let at least the primary metric gate',
    }),
  ];
}

/** One that has applied on main is the run's affair, not the policy's. */
function neverApplies({ policy, candidate, runs }: GateContext): readonly Finding[] {
  const applied = new Set([candidate, ...runs].flatMap((report) => criteriaOf(report, ({ total }) => total > 0)));
  return criteriaOf(candidate, () => true)
    .filter((name) => !applied.has(name))
    .filter((name) => isNamedCritical(criterionRule(policy, name)))
    .map((name) =>
      senseless(policy, rulePointer('criteria', name), {
        code: 'policy-never-fails',
        what: `The critical criterion \`${name}\` applies in none of the trials, so it guards nothing`,
        next: 'Add a scenario in which it applies, or drop the rule',
        subject: name,
      }),
    );
}

/** The names of the criteria that fit. */
function criteriaOf({ rubrics }: Report, fits: (criterion: CriterionReport) => boolean): readonly string[] {
  return rubrics.flatMap(({ rubric, criteria }) => criteria.filter(fits).map(({ key }) => criterionName(rubric, key)));
}

function isNamedCritical({ named, tier }: RateRule): boolean {
  return named && tier === 'critical';
}

/**
 * With fewer than three runs of main, the strongest evidence of pass-or-fail results is every scenario broken, or all but one.
 * Main's history, partial scores and thresholds may show more, so nothing is refused where they count.
 */
function unreachableAlpha({ policy, candidate, runs, comparisons }: GateContext): readonly Finding[] {
  const { metrics, criteria } = comparisons;
  const { alpha } = policy;
  const gating = metrics.filter(gates);
  const tested = [...gating, ...criteria.filter(gates)];
  if (gating.length === 0 || runs.length >= FEWEST_RUNS) return [];
  if (policy.noise === 'none' || tested.some(({ threshold }) => threshold !== null)) return [];
  if (gating.some(({ rubric }) => ![candidate, ...runs].every((report) => isPassOrFail(report, rubric)))) return [];
  const scenarios = tested.map(({ paired }) => paired?.scenarios ?? 0);
  const most = Math.max(...scenarios);
  if (most < FEWEST_SCENARIOS || gating.some(({ paired }) => paired === undefined) || strongest(most) <= alpha)
    return [];
  return [
    senseless(policy, '/alpha', {
      code: 'policy-never-fails',
      what: `With ${counted(most, 'paired scenario')} no drop but that of them all can count at \`alpha: ${alpha}\`: the clearest other has p ${pValue(strongest(most))}`,
      expected: `at least ${enoughFor(alpha, most)} paired scenarios, or a larger alpha`,
      next: 'Add scenarios, or choose a larger alpha',
    }),
  ];
}

/** The fewest scenarios beyond `most` with which a drop can count. */
function enoughFor(alpha: number, most: number): number {
  let scenarios = most;
  while (strongest(scenarios) > alpha) scenarios++;
  return scenarios;
}

/** The smallest p that pass-or-fail results of so many scenarios can have, where not all fell alike. */
function strongest(scenarios: number): number {
  const allBut = (spared: number): number =>
    pairedTest(Array.from({ length: scenarios }, (_, index) => (index < spared ? 0 : -1)))?.worse ?? 1;
  return Math.min(allBut(0), allBut(1), 2 ** -(scenarios + 1));
}

function crowdedOutcomes({ policy, candidate, primary }: GateContext): readonly Finding[] {
  return candidate.rubrics.flatMap(({ rubric, outcomes }) => {
    const wanted = outcomes.map(({ outcome }) => ({
      outcome,
      least: outcomeRule(policy, { rubric, isPrimary: rubric === primary?.rubric.rubric }, outcome).at_least ?? 0,
    }));
    const total = wanted.reduce((sum, { least }) => sum + least, 0);
    const named = wanted.find(({ least }) => least > 0)?.outcome ?? '';
    if (total <= 1 + SLACK) return [];
    const bare = Object.hasOwn(policy.gate.outcomes, named) ? named : `${rubric}/${named}`;
    return [
      senseless(policy, rulePointer('outcomes', bare), {
        code: 'policy-never-passes',
        what: `The \`at_least\` shares of the outcomes of \`${rubric}\` add up to ${percent(total)} of the trials, so no run can pass`,
        next: 'Every trial ends in one outcome only: lower the shares',
      }),
    ];
  });
}

function unreachableProof({ policy, candidate, comparisons, trialsToCome }: GateContext): readonly Finding[] {
  if (policy.require !== 'proof' || policy.noise === 'none') return [];
  return comparisons.metrics.flatMap((metric) => {
    const { name, paired, tolerance } = metric;
    if (!gates(metric) || paired === undefined || paired.scenarios < FEWEST_SCENARIOS) return [];
    const trials = fewestTrials(candidate, metric.rubric) + trialsToCome;
    const least = smallestHalfWidth(paired.scenarios, trials, testSettings(policy).alpha);
    if (least < tolerance) return [];
    return [
      senseless(policy, metricRule(policy, name).named ? rulePointer('metrics', name) : '/require', {
        code: 'policy-never-passes',
        what: `${counted(paired.scenarios, 'paired scenario')} x ${counted(trials, 'trial')} can never prove that \`${name}\` did not drop by ${points(tolerance)}, even if nothing changed`,
        expected: `a tolerance above ${points(least)}, or more scenarios or trials`,
        next: 'Add scenarios or trials, allow more, or do not require proof',
        subject: name,
      }),
    ];
  });
}

function senseless(policy: ResolvedPolicy, pointer: string, finding: Omit<Finding, 'effect' | 'where'>): Finding {
  const { code, next, ...said } = finding;
  return {
    code,
    effect: 'invalid',
    ...said,
    next: `${next}${whereItDecides(policy)}`,
    where: placeText(policy.placeOf(pointer)),
  };
}
