import type { Count, Report, ScenarioReport } from '../../../schemas/types/report.ts';
import { memberOf } from '../../contract/json.ts';
import { rounded } from '../../contract/numbers.ts';
import { type ArmRule, gates, liftRule, type ResolvedPolicy } from '../policy/resolve-policy.ts';
import { mean } from '../statistics/moments.ts';
import { meanRate } from '../statistics/rate-of.ts';
import { type Contrast, liftOf } from '../statistics/samples.ts';
import type { Pair } from './pairing.ts';
import { meanOfRuns, NO_TRIALS, type RateFacts, ruleUnder, type TestedChange, type UntestedRate } from './rate.ts';

/** A metric's score minus its score in an arm, by scenario: what the arm leaves out is worth so much. */
export interface UntestedLift extends RateFacts {
  readonly kind: 'lift';
  /** Trial scores of one scenario; empty where it has none, or where the arm asks something else. */
  readonly contrastIn: (scenario: ScenarioReport) => Contrast;
}

export interface Lift extends UntestedLift, TestedChange {
  /** Means over its paired scenarios; null without any. */
  readonly scores: LiftScores | null;
}

/** The mean scores with and without, 0 to 1. */
export interface LiftScores {
  readonly with: { readonly candidate: number; readonly baseline: number };
  readonly without: { readonly candidate: number; readonly baseline: number };
}

interface LiftInput {
  readonly arm: string;
  readonly rule: ArmRule;
  readonly policy: ResolvedPolicy;
  /** The candidate, then the compared runs of main. */
  readonly reports: readonly Report[];
}

export function liftRate(metric: UntestedRate, { arm, rule: written, policy, reports }: LiftInput): UntestedLift {
  const { rubric, key, runs, byJudge, baselines } = metric;
  const rule = ruleUnder(policy, liftRule(written), metric.name);
  const contrastIn = ({ content, rubrics, arms }: ScenarioReport): Contrast => {
    const inArm = memberOf(arms, arm);
    const without = inArm?.content === content ? memberOf(inArm.rubrics, rubric.rubric)?.scores : undefined;
    return { with: memberOf(rubrics, rubric.rubric)?.scores ?? [], without: without ?? [] };
  };
  const valueIn = (scenario: ScenarioReport): number | null => {
    const contrast = contrastIn(scenario);
    return isWhole(contrast) ? liftOf(contrast) : null;
  };
  const countIn = (scenario: ScenarioReport): Count => {
    const value = valueIn(scenario);
    return value === null ? NO_TRIALS : { passed: 0, total: 1, scores: [value] };
  };
  const [candidate = null, ...onMain] = reports.map(({ scenarios }) => {
    const values = scenarios.flatMap((scenario) => valueIn(scenario) ?? []);
    return values.length === 0 ? null : meanRate(values);
  });
  return {
    kind: 'lift',
    key: `${key} over ${arm}`,
    name: arm,
    rubric,
    unit: 'score',
    byJudge,
    rule,
    family: gates(rule) ? 'blocking' : 'shown',
    runs,
    baselines,
    contrastIn,
    countIn,
    valueIn,
    candidate,
    candidateCount: NO_TRIALS,
    baselineCount: null,
    baseline: meanOfRuns(onMain.map((score) => ({ score }))),
  };
}

export function isWhole(contrast: Contrast): boolean {
  return contrast.with.length > 0 && contrast.without.length > 0;
}

/** The scenarios whose lift main has in a compared run, and their contrasts there. */
export function liftsOnMain({ runs: { compared }, contrastIn }: UntestedLift, pairs: readonly Pair[]) {
  return pairs.flatMap(({ scenario, candidate, runs }) => {
    const onMain = compared.flatMap((index) => (runs[index] ? [contrastIn(runs[index])] : [])).filter(isWhole);
    return onMain.length === 0 ? [] : [{ scenario, candidate: contrastIn(candidate), onMain }];
  });
}

/** The mean scores with and without over the paired scenarios of a lift; null without any. */
export function scoresOfLift(lift: UntestedLift, pairs: readonly Pair[]): LiftScores | null {
  const paired = liftsOnMain(lift, pairs).filter(({ candidate }) => isWhole(candidate));
  if (paired.length === 0) return null;
  const sides = (side: keyof Contrast) => ({
    candidate: rounded(mean(paired.map(({ candidate }) => mean(candidate[side])))),
    baseline: rounded(mean(paired.map(({ onMain }) => mean(onMain.map((run) => mean(run[side])))))),
  });
  return { with: sides('with'), without: sides('without') };
}
