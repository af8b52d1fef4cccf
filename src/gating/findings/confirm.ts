import type { Finding } from '../../../schemas/types/decision.ts';
import type { BrokenRate, GateContext } from '../context.ts';
import type { FindingData } from '../messages/catalogue.ts';
import { COLLAPSE } from '../signs-of-drop.ts';
import { FRESH_TRIALS } from '../statistics/confirmation.ts';
import { subjectOf } from './rates.ts';

/** Findings about scenarios that collapsed or were run again. */
export function confirmFindings(context: GateContext): readonly FindingData[] {
  const { unasked, differing } = context.confirm;
  return [
    ...collapsedScenarios(context),
    ...context.broke.map((broken) => brokenScenarios(context, broken)),
    ...(unasked.length === 0 ? [] : [{ code: 'confirm-unasked', effect: 'warn', ids: unasked } as const]),
    ...(differing.length === 0 ? [] : [{ code: 'confirm-differs', effect: 'invalid', ids: differing } as const]),
  ];
}

/** The finding that fresh trials have not arrived, or must be run again. */
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

/** The finding that scenarios which pass on main always fail here, if no other test shows that the metric fell. */
function collapsedScenarios({ collapse, primary }: GateContext): readonly FindingData[] {
  if (collapse === null || primary?.metric.state !== 'regressed') return [];
  const { metric } = primary;
  if (metric.decidedBy.some((test) => !COLLAPSE.has(test))) return [];
  const { scenarios: ids, drop } = collapse;
  const worst = ids.slice(0, 5).map((scenario) => ({ scenario }));
  return [
    {
      code: 'scenarios-collapsed',
      effect: 'block',
      subject: subjectOf(metric),
      rate: { ...metric, delta: -drop },
      ids,
      scenarios: { total: ids.length, worst },
    },
  ];
}

/** The finding that fresh trials of scenarios failed again. Only a warning if the metric has improved. */
function brokenScenarios({ confirm }: GateContext, { rate, answer: { hypothesis, drop } }: BrokenRate): FindingData {
  const ids = new Set(hypothesis.lost.map(({ scenario }) => scenario));
  const again = confirm.scenarios.filter(({ scenario }) => ids.has(scenario));
  const confirmed = again.filter(({ word }) => word === 'confirmed');
  // With one run of main, scenarios that fail there too are run again.
  const shown = confirmed.length === 0 ? again.filter(failsMore) : confirmed;
  return {
    code: 'scenarios-broke',
    effect: rate.state === 'improved' ? 'warn' : 'block',
    subject: subjectOf(rate),
    rate: { ...rate, delta: -drop },
    again: shown,
    scenarios: worstOf(shown),
  };
}

function failsMore({ failed, trials, main }: GateContext['confirm']['scenarios'][number]): boolean {
  return failed * main.trials > main.failed * trials;
}

function worstOf(again: GateContext['confirm']['scenarios']): NonNullable<Finding['scenarios']> {
  const worst = again.slice(0, 5).map(({ scenario, failed, trials, main }) => ({
    scenario,
    candidate: trials === 0 ? 0 : 1 - failed / trials,
    baseline: main.trials === 0 ? null : 1 - main.failed / main.trials,
  }));
  return { total: again.length, worst };
}
