import type { RubricReport, ScenarioReport } from '../../../schemas/types/report.ts';
import type { Rate } from '../comparing/rate.ts';
import { missingUnder } from '../comparing/scores.ts';
import type { GateContext } from '../context.ts';
import { blockOrWarn, gates } from '../policy/resolve-policy.ts';
import { FEWEST_SCENARIOS } from '../statistics/paired.ts';
import { SLACK } from '../statistics/rates.ts';
import { nameList, percent, someOf } from '../wording.ts';
import { type FindingData, type FindingRows, makerOf, type Sentences } from './finding.ts';
import { nameOf, type OfRate, subjectOf } from './rates.ts';

/** Findings about rates that this run has in fewer scenarios than main, or that too few scenarios have. */
export const coverageRows = {
  'metric-vanished': { effect: ['block', 'warn'], waivable: 'metric', message: vanished },

  'criterion-vanished': { effect: ['block', 'warn'], waivable: 'criterion', message: vanished },

  'coverage-loss': {
    effect: ['warn', 'notice'],
    message: ({ losses }: { readonly losses: readonly CoverageLoss[] }): Sentences => ({
      what: `Coverage loss against main: ${someOf(losses.map(lossText), 3)}`,
      next: 'Check whether it should still apply there, or the results lack the facts that its `when` reads',
    }),
  },

  'too-few-scenarios': {
    effect: ['warn', 'notice'],
    message: ({ fewest, names, fallen }: FewScenarios): Sentences => ({
      what: `Fewer than ${fewest} paired scenarios: thresholds alone decide on ${nameList(names)}${fallen.length === 0 ? '' : `; critical and lower than on main: ${nameList(fallen)}`}`,
      next: 'Add scenarios; 30 or more are worth comparing',
    }),
  },
} satisfies FindingRows;

const coverageFinding = makerOf(coverageRows);

/**
 * Rates that this run has in fewer scenarios than main: the agent took another path, or results no longer contain the facts that show where
 * a rate applies. A vanished rate must not look like a pass, so metrics and critical criteria that this run has nowhere block. If nothing
 * was measured, or scenarios were removed, other findings report it.
 */
export function coverageFindings(context: GateContext): readonly FindingData[] {
  const { rubrics, rates } = context;
  const isMeasured = ({ rubric }: Rate): boolean =>
    rubrics.some(({ metric }) => metric.rubric === rubric && metric.candidate !== null);
  if (!rates.some(isMeasured)) return [];
  const vanished = rates.filter(
    (rate) => hasVanished(context, rate) && (rate.kind === 'metric' || (isCritical(rate) && isMeasured(rate))),
  );
  return [
    ...vanished.map((rate): FindingData => {
      return coverageFinding(`${rate.kind}-vanished`, {
        effect: blockOrWarn(rate.rule),
        subject: subjectOf(rate),
        rate,
      });
    }),
    ...coverageLoss(
      context,
      rates.filter((rate) => !vanished.includes(rate) && isMeasured(rate)),
    ),
  ];
}

function isCritical({ rule }: Rate): boolean {
  return rule.tier === 'critical';
}

/** Whether this run has a rate nowhere that main has in paired scenarios. If a metric has a threshold, `not-measured` reports it. */
function hasVanished({ pairing }: GateContext, rate: Rate): boolean {
  const { kind, candidate, rule, candidateCount } = rate;
  if (kind === 'metric' ? candidate !== null || rule.threshold !== null : candidateCount.total > 0) return false;
  return pairing.pairs.some(({ baseline }) => isAskedIn(baseline, rate));
}

function isAskedIn(scenario: ScenarioReport, { countIn }: Rate): boolean {
  return countIn(scenario).total > 0;
}

/** One finding for all: a notice, as criteria may apply by chance; a warning if one is critical, has its own threshold, or vanished. */
function coverageLoss(context: GateContext, rates: readonly Rate[]): readonly FindingData[] {
  const { pairs } = context.pairing;
  const allLosses = rates.flatMap((rate) => {
    const { kind, name, rubric, rule } = rate;
    // Only rates that every main run has: those that apply by chance are missing in some. A trial without a verdict shows no loss.
    const asked = pairs.filter(({ runs }) => runs.every((run) => run === null || isAskedIn(run, rate)));
    const lost = asked.filter(
      ({ candidate }) => !isAskedIn(candidate, rate) && missingUnder(candidate, rubric.rubric) === 0,
    );
    if (!gates(rule) || lost.length === 0) return [];
    const isHeld = isCritical(rate) || (rule.threshold !== null && rule.named) || hasVanished(context, rate);
    const ids = lost.map(({ scenario }) => scenario);
    return [{ kind, rubric, isHeld, loss: { name, asked: asked.length, lost: ids } }];
  });
  const isLostWhole = (rubric: RubricReport): boolean =>
    allLosses.some((loss) => loss.kind === 'metric' && loss.rubric === rubric);
  const losses = allLosses.filter(({ kind, isHeld, rubric }) => kind === 'metric' || isHeld || !isLostWhole(rubric));
  if (losses.length === 0) return [];
  const effect = losses.some(({ isHeld }) => isHeld) ? 'warn' : 'notice';
  return [coverageFinding('coverage-loss', { effect, losses: losses.map(({ loss }) => loss) })];
}

/**
 * One finding for all: a notice, because criteria often apply in few scenarios; a warning if a critical one fell, which no test can
 * confirm.
 */
export function tooFewScenarios({ rates }: GateContext): readonly FindingData[] {
  const few = rates.filter(({ state }) => state === 'insufficient');
  if (few.length === 0) return [];
  const fallen = few
    .filter((rate) => rate.kind === 'criterion' && isCritical(rate))
    .filter(({ delta, rule }) => delta !== null && delta < -rule.tolerance - SLACK);
  const namesOf = (all: readonly Rate[]) => all.map(({ name }) => name);
  const effect = fallen.length === 0 ? 'notice' : 'warn';
  return [
    coverageFinding('too-few-scenarios', {
      effect,
      fewest: FEWEST_SCENARIOS,
      names: namesOf(few),
      fallen: namesOf(fallen),
    }),
  ];
}

/** A rate that this run lacks in scenarios where main has it. */
export interface CoverageLoss {
  readonly name: string;
  readonly lost: readonly string[];
  /** The number of paired scenarios in which main has it. */
  readonly asked: number;
}

interface FewScenarios {
  readonly fewest: number;
  /** Metrics, then criteria. */
  readonly names: readonly string[];
  /** Critical criteria that are lower than on main. */
  readonly fallen: readonly string[];
}

function vanished({ subject, rate: { baseline } }: OfRate): Sentences {
  return {
    what: `${nameOf(subject)} is ${percent(baseline ?? 0)} on main, and measured in none of the trials of this run`,
    expected: 'a value, as on main',
    actual: 'nothing measured',
    next: 'Check that the results still hold the facts that its `when` reads',
  };
}

function lossText({ name, lost, asked }: CoverageLoss): string {
  return `\`${name}\` in ${lost.length} of ${asked} (${nameList(lost, 3)})`;
}
