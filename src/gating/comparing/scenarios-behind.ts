import type { Finding, OutcomeComparison } from '../../../schemas/types/decision.ts';
import type { Report, RubricReport, ScenarioReport } from '../../../schemas/types/report.ts';
import { memberOf } from '../../contract/json.ts';
import { byText } from '../../contract/text.ts';
import { meanRate, SLACK } from '../statistics/rates.ts';
import type { Rate } from './comparison-context.ts';
import type { Excused } from './excused.ts';
import type { Pairing } from './pairing.ts';
import { scoresOf } from './scores.ts';

/** Most scenarios named in a finding. */
const MOST_NAMED = 10;

/** The rates of a reading, and the run whose scenarios explain them. */
interface RatesAndRun {
  readonly rates: ReadonlyMap<string, Rate>;
  readonly shown: ShownRun;
}

/** The run whose scenarios are named: always the actual report, whichever reading decides. */
export interface ShownRun {
  readonly candidate: Report;
  readonly pairing: Pick<Pairing, 'pairs'>;
  readonly excused: Pick<Excused, 'dropped'>;
}

/** The scenarios of a finding; absent if there are none. */
type BehindFinding = Pick<Finding, 'scenarios'>;

type FindingScenario = NonNullable<Finding['scenarios']>['worst'][number];

/**
 * Scenarios that fell under a rate against main, except waived ones: the largest fall first, then by id.
 * @param key the rubric's id for a metric, `rubric/criterion` for a criterion
 */
export function fallenUnder({ rates, shown }: RatesAndRun, key: string): BehindFinding {
  const fallen = measuredUnder(rates.get(key), shown).filter(
    ({ scenario, candidate, baseline }) => candidate < (baseline ?? 0) - SLACK && !shown.excused.dropped.has(scenario),
  );
  return listed(fallen.sort(byFall));
}

/**
 * Scenarios that do not fully pass a rate: the lowest first, then by their fall, then by id.
 * @param key as in `fallenUnder`
 */
export function failingUnder({ rates, shown }: RatesAndRun, key: string): BehindFinding {
  const failing = measuredUnder(rates.get(key), shown).filter(({ candidate }) => candidate < 1 - SLACK);
  return listed(failing.sort((a, b) => a.candidate - b.candidate || byFall(a, b)));
}

/**
 * Scenarios with trials that count against the limit of an outcome: those with it (`at_most`) or without it (`at_least`). Sorted by the
 * share of such trials, then by id; without scores.
 */
export function endingWrong(
  { rates, shown }: RatesAndRun,
  { rubric, outcome }: OutcomeComparison,
  limit: 'at_most' | 'at_least',
): BehindFinding {
  const report = rates.get(rubric)?.rubric;
  if (report === undefined) return {};
  const wrong = shown.candidate.scenarios.flatMap((one) => {
    const ended = shareEnded(one, report, outcome);
    const share = limit === 'at_most' || ended === null ? ended : 1 - ended;
    return share === null || share < SLACK ? [] : [{ scenario: one.scenario, share }];
  });
  wrong.sort((a, b) => b.share - a.share || byText(a.scenario, b.scenario));
  return listed(wrong.map(({ scenario }) => ({ scenario })));
}

function listed(all: readonly FindingScenario[]): BehindFinding {
  return all.length === 0 ? {} : { scenarios: { total: all.length, worst: all.slice(0, MOST_NAMED) } };
}

interface Measured extends FindingScenario {
  readonly candidate: number;
  readonly baseline: number | null;
}

/** Every scenario that has the rate, with the mean over the runs of main that it is compared with; null if none has it. */
function measuredUnder(rate: Rate | undefined, { candidate: run, pairing }: ShownRun): Measured[] {
  if (rate === undefined) return [];
  const { valueIn, scenarioRuns } = rate;
  const onMain = new Map(
    pairing.pairs.map((pair) => [pair.scenario, scenarioRuns.flatMap((index) => pair.runs[index] ?? [])]),
  );
  return run.scenarios.flatMap((one) => {
    const candidate = valueIn(one);
    const before = (onMain.get(one.scenario) ?? []).flatMap((main) => valueIn(main) ?? []);
    const baseline = before.length === 0 ? null : meanRate(before);
    return candidate === null ? [] : [{ scenario: one.scenario, candidate, baseline }];
  });
}

function byFall(a: Measured, b: Measured): number {
  const fall = ({ candidate, baseline }: Measured): number => candidate - (baseline ?? candidate);
  return fall(a) - fall(b) || byText(a.scenario, b.scenario);
}

/** Share of a scenario's scored trials with the outcome; null if none is scored. */
function shareEnded(scenario: ScenarioReport, { rubric, outcomes }: RubricReport, outcome: string): number | null {
  const scores = scoresOf(scenario, rubric);
  if (scores === undefined) return null;
  const total = scores.scores.length;
  const ended = scores.outcomes ?? { [outcomes[0]?.outcome ?? '']: total };
  return (memberOf(ended, outcome) ?? 0) / total;
}
