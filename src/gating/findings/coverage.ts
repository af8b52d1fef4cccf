import type { ScenarioReport } from '../../../schemas/types/report.ts';
import { meanScore, missingUnder, tallyOf } from '../comparing/scores.ts';
import type { GateContext } from '../context.ts';
import type { FindingData } from '../messages/catalogue.ts';
import { blockOrWarn, gates } from '../policy/resolve-policy.ts';
import { FEWEST_SCENARIOS } from '../statistics/paired.ts';
import { SLACK } from '../statistics/rates.ts';
import { type JudgedRate, judgedRates } from './rates.ts';

/**
 * Rates that this run has in fewer scenarios than main: the agent took another path, or results no longer contain the facts that show where
 * a rate applies. A vanished rate must not look like a pass, so metrics and critical criteria that this run has nowhere block. If nothing
 * was measured, or scenarios were removed, other findings report it.
 */
export function coverageFindings(context: GateContext): readonly FindingData[] {
  const rates = judgedRates(context);
  const isMeasured = (rubric: string): boolean =>
    rates.some((one) => one.kind === 'metric' && one.rubric === rubric && one.rate.candidate !== null);
  if (!rates.some(({ rubric }) => isMeasured(rubric))) return [];
  const vanished = rates.filter(
    (judged) =>
      hasVanished(context, judged) && (judged.kind === 'metric' || (isCritical(judged) && isMeasured(judged.rubric))),
  );
  return [
    ...vanished.map(({ kind, subject, rate, compared }): FindingData => {
      return { code: `${kind}-vanished`, effect: blockOrWarn(compared), subject, rate };
    }),
    ...coverageLoss(
      context,
      rates.filter((judged) => !vanished.includes(judged) && isMeasured(judged.rubric)),
    ),
  ];
}

function isCritical({ compared }: JudgedRate): boolean {
  return compared.tier === 'critical';
}

/** Whether this run has a rate nowhere that main has in paired scenarios. If a metric has a threshold, `not-measured` reports it. */
function hasVanished({ pairing }: GateContext, judged: JudgedRate): boolean {
  const { kind, rate } = judged;
  if (kind === 'metric' ? rate.candidate !== null || rate.threshold !== null : (rate.count?.total ?? 0) > 0)
    return false;
  return pairing.pairs.some(({ baseline }) => isAskedIn(baseline, judged));
}

function isAskedIn(scenario: ScenarioReport, { rubric, compared }: JudgedRate): boolean {
  return 'key' in compared ? tallyOf(scenario, rubric, compared.key).total > 0 : meanScore(scenario, rubric) !== null;
}

/** One finding for all: a notice, as criteria may apply by chance; a warning if one is critical, has its own threshold, or vanished. */
function coverageLoss(context: GateContext, rates: readonly JudgedRate[]): readonly FindingData[] {
  const { pairs } = context.pairing;
  const found = rates.flatMap((judged) => {
    const { subject, rubric, rule, compared } = judged;
    // Only rates that every main run has: those that apply by chance are missing in some. A trial without a verdict shows no loss.
    const asked = pairs.filter(({ runs }) => runs.every((run) => run === null || isAskedIn(run, judged)));
    const lost = asked.filter(({ candidate: one }) => !isAskedIn(one, judged) && missingUnder(one, rubric) === 0);
    if (!gates(compared) || lost.length === 0) return [];
    const isHeld = isCritical(judged) || (compared.threshold !== null && rule.named) || hasVanished(context, judged);
    const ids = lost.map(({ scenario }) => scenario);
    return [{ ...judged, isHeld, loss: { name: subject.name, asked: asked.length, lost: ids } }];
  });
  const isLostWhole = (rubric: string): boolean => found.some((one) => one.kind === 'metric' && one.rubric === rubric);
  const losses = found.filter(({ kind, isHeld, rubric }) => kind === 'metric' || isHeld || !isLostWhole(rubric));
  if (losses.length === 0) return [];
  const effect = losses.some(({ isHeld }) => isHeld) ? 'warn' : 'notice';
  return [{ code: 'coverage-loss', effect, losses: losses.map(({ loss }) => loss) }];
}

/**
 * One finding for all: a notice, because criteria often apply in few scenarios; a warning if a critical one fell, which no test can
 * confirm.
 */
export function tooFewScenarios(context: GateContext): readonly FindingData[] {
  const few = judgedRates(context).filter(({ rate }) => rate.state === 'insufficient');
  if (few.length === 0) return [];
  const fallen = few
    .filter((judged) => judged.kind === 'criterion' && isCritical(judged))
    .filter(({ rate: { delta, tolerance } }) => (delta ?? 0) < -tolerance - SLACK);
  const namesOf = (rates: readonly JudgedRate[]) => rates.map(({ subject }) => subject.name);
  const effect = fallen.length === 0 ? 'notice' : 'warn';
  return [
    { code: 'too-few-scenarios', effect, fewest: FEWEST_SCENARIOS, names: namesOf(few), fallen: namesOf(fallen) },
  ];
}
