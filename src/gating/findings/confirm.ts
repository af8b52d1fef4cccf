import type { Finding } from '../../../schemas/types/decision.ts';
import type { Answer } from '../confirm.ts';
import type { GateContext } from '../context.ts';
import type { FindingData } from '../messages/catalogue.ts';
import { FRESH_TRIALS } from '../statistics/confirmation.ts';
import { COLLAPSE, criterionRate, criterionSubject, metricRate, metricSubject } from './rates.ts';

/** What is found about scenarios that collapsed, or were run again. */
export function confirmFindings(context: GateContext): readonly FindingData[] {
  const { unasked, differing } = context.confirm;
  return [
    ...collapsedScenarios(context),
    ...context.broke.flatMap((answer) => brokenScenarios(context, answer)),
    ...clearedScenarios(context),
    ...(unasked.length === 0 ? [] : [{ code: 'confirm-unasked', effect: 'warn', ids: unasked } as const]),
    ...(differing.length === 0 ? [] : [{ code: 'confirm-differs', effect: 'invalid', ids: differing } as const]),
  ];
}

/** Fresh trials that are still to come, or to be run again. */
export function awaitedFindings({ confirm, policy }: GateContext): readonly FindingData[] {
  const { asked, answers, scenarios } = confirm;
  if (asked.length === 0) return [];
  if (answers === null) return [{ code: 'confirm-awaited', effect: 'warn', ids: asked, trials: FRESH_TRIALS }];
  if (answers.every(({ result }) => result !== 'incomplete')) return [];
  const lacking = scenarios.filter(({ missing }) => missing > 0);
  return [
    {
      code: 'confirm-incomplete',
      effect: 'warn',
      ids: lacking.map(({ scenario }) => scenario),
      missing: lacking.reduce((sum, one) => sum + one.missing, 0),
      wanted: scenarios.length * FRESH_TRIALS,
      budget: policy.errors.budget,
    },
  ];
}

/** That scenarios which pass on main fail here always, where no other test says that the metric fell. */
function collapsedScenarios({ collapse, comparisons }: GateContext): readonly FindingData[] {
  const [metric] = comparisons.metrics;
  if (collapse === null || metric?.state !== 'regressed') return [];
  if (metric.decided_by.some((test) => !COLLAPSE.has(test))) return [];
  const rate = { ...metricRate(metric), delta: -collapse.drop };
  return [
    {
      code: 'scenarios-collapsed',
      effect: 'block',
      subject: metricSubject(metric.name),
      rate,
      ids: collapse.scenarios,
      scenarios: {
        total: collapse.scenarios.length,
        worst: collapse.scenarios.slice(0, 5).map((scenario) => ({ scenario })),
      },
    },
  ];
}

/** That fresh trials of scenarios failed again; for a metric that has risen all the same it is a sign and no more. */
function brokenScenarios({ comparisons, confirm }: GateContext, { hypothesis, drop }: Answer): readonly FindingData[] {
  const { rate: tested, lost } = hypothesis;
  const ids = new Set(lost.map(({ scenario }) => scenario));
  const again = confirm.scenarios.filter(({ scenario }) => ids.has(scenario));
  const confirmed = again.filter(({ word }) => word === 'confirmed');
  const metric = comparisons.metrics.find(({ name }) => name === tested.name);
  const criterion = comparisons.criteria.find(
    ({ rubric, key }) => rubric === tested.rubric.rubric && key === tested.criterion?.key,
  );
  const found = tested.criterion === null ? metric : criterion;
  if (found === undefined) return [];
  // With one run of main, scenarios that fail there too were run again.
  const shown = confirmed.length === 0 ? again.filter(failsMore) : confirmed;
  return [
    {
      code: 'scenarios-broke',
      effect: found.state === 'improved' ? 'warn' : 'block',
      ...(tested.criterion === null
        ? { subject: metricSubject(tested.name) }
        : { subject: criterionSubject(tested.name) }),
      rate: { ...('key' in found ? criterionRate(found) : metricRate(found)), delta: -drop },
      again: shown,
      scenarios: behind(shown),
    },
  ];
}

function failsMore({ failed, trials, main }: GateContext['confirm']['scenarios'][number]): boolean {
  return failed * main.trials > main.failed * trials;
}

function behind(again: GateContext['confirm']['scenarios']): NonNullable<Finding['scenarios']> {
  const worst = again.slice(0, 5).map(({ scenario, failed, trials, main }) => ({
    scenario,
    candidate: trials === 0 ? 0 : 1 - failed / trials,
    baseline: main.trials === 0 ? null : 1 - main.failed / main.trials,
  }));
  return { total: again.length, worst };
}

/** What became of the scenarios that did not block. */
function clearedScenarios({ confirm, broke }: GateContext): readonly FindingData[] {
  const { answers, scenarios } = confirm;
  if (answers === null || broke.length > 0 || answers.some(({ result }) => result === 'incomplete')) return [];
  return [{ code: 'scenarios-cleared', effect: 'notice', again: scenarios }];
}
