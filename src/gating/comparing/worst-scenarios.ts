import type { Finding } from '../../../schemas/types/decision.ts';
import type { Report, RubricReport, ScenarioReport } from '../../../schemas/types/report.ts';
import { memberOf } from '../../contract/json.ts';
import { byText } from '../../contract/text.ts';
import { meanRate, SLACK } from '../statistics/rate-of.ts';
import type { Pairing } from './pairing.ts';
import { onMain, type Rate } from './rate.ts';
import type { WaivedScenarios } from './waived-scenarios.ts';

/** Most scenarios named in a finding. */
const MOST_NAMED = 10;

/** The run whose scenarios are named: always the actual report, whichever reading decides. */
export interface ShownRun {
  readonly candidate: Report;
  readonly pairing: Pick<Pairing, 'pairs'>;
  readonly waived: Pick<WaivedScenarios, 'dropped'>;
}

/** The scenarios of a finding; absent if there are none. */
type NamedScenarios = Pick<Finding, 'scenarios'>;

type FindingScenario = NonNullable<Finding['scenarios']>['worst'][number];

/** Scenarios that fell under a rate against main, except waived ones: the largest fall first, then by id. */
export function fallenUnder(rate: Rate, shown: ShownRun): NamedScenarios {
  const { dropped } = shown.waived;
  const fallen = measuredUnder(rate, shown).filter(
    ({ scenario, candidate, baseline }) => baseline !== null && candidate < baseline - SLACK && !dropped.has(scenario),
  );
  return listed(fallen.sort(byFall));
}

/** Scenarios that do not fully pass a rate: the lowest first, then by their fall, then by id. */
export function failingUnder(rate: Rate, shown: ShownRun): NamedScenarios {
  const failing = measuredUnder(rate, shown).filter(({ candidate }) => candidate < 1 - SLACK);
  return listed(failing.sort((a, b) => a.candidate - b.candidate || byFall(a, b)));
}

/**
 * Scenarios with trials that count against the limit of an outcome: those with it (`at_most`) or without it (`at_least`). Sorted by the
 * share of such trials, then by id; without scores.
 */
export function endingWrong(
  rubric: RubricReport,
  { candidate }: ShownRun,
  { outcome, limit }: { readonly outcome: string; readonly limit: 'at_most' | 'at_least' },
): NamedScenarios {
  const wrong = candidate.scenarios.flatMap((scenario) => {
    const ended = shareEnded(scenario, rubric, outcome);
    const share = limit === 'at_most' || ended === null ? ended : 1 - ended;
    return share === null || share < SLACK ? [] : [{ scenario: scenario.scenario, share }];
  });
  wrong.sort((a, b) => b.share - a.share || byText(a.scenario, b.scenario));
  return listed(wrong.map(({ scenario }) => ({ scenario })));
}

function listed(all: readonly FindingScenario[]): NamedScenarios {
  return all.length === 0 ? {} : { scenarios: { total: all.length, worst: all.slice(0, MOST_NAMED) } };
}

interface Measured extends FindingScenario {
  readonly candidate: number;
  readonly baseline: number | null;
}

/** Every scenario that has the rate, with the mean over the runs of main that it is compared with; null if none has it. */
function measuredUnder(rate: Rate, { candidate, pairing }: ShownRun): Measured[] {
  const { valueIn } = rate;
  const main = new Map(pairing.pairs.map((pair) => [pair.scenario, onMain(pair, rate)]));
  return candidate.scenarios.flatMap((scenario) => {
    const value = valueIn(scenario);
    const values = (main.get(scenario.scenario) ?? []).flatMap((run) => valueIn(run) ?? []);
    const baseline = values.length === 0 ? null : meanRate(values);
    return value === null ? [] : [{ scenario: scenario.scenario, candidate: value, baseline }];
  });
}

function byFall(a: Measured, b: Measured): number {
  const fall = ({ candidate, baseline }: Measured): number => candidate - (baseline ?? candidate);
  return fall(a) - fall(b) || byText(a.scenario, b.scenario);
}

/** Share of a scenario's scored trials with the outcome; null if none is scored. */
function shareEnded(
  scenario: ScenarioReport,
  { rubric, outcomes: [usual] }: RubricReport,
  outcome: string,
): number | null {
  const { scores = [], outcomes } = memberOf(scenario.rubrics, rubric) ?? {};
  if (scores.length === 0) return null;
  if (outcomes === undefined) return usual?.outcome === outcome ? 1 : 0;
  return (memberOf(outcomes, outcome) ?? 0) / scores.length;
}
