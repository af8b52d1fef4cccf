import { rounded } from '../contract/rounded.ts';
import { comparedCriteria } from './comparing/compared-criteria.ts';
import { sameJudges } from './comparing/judges.ts';
import { meanScore, type Pair, pairScenarios, type Sides, tallyOf } from './comparing/pairing.ts';
import type { RulerEffect } from './decision.ts';
import type { Policy } from './policy/policy.ts';
import { meanRate, rateOf } from './statistics/rates.ts';
import { criterionName } from './wording.ts';

/** The run's evidence and that of main's runs, each scored by two rulers. */
interface Corners {
  readonly deciding: Sides;
  readonly own: Sides;
}

/** The effects on every metric and compared criterion that either ruler knows: first those of the deciding one, in its order. */
export function rulerEffects(policy: Policy, { deciding, own }: Corners): readonly RulerEffect[] {
  const pairs = {
    deciding: pairScenarios(deciding).pairs,
    own: pairScenarios(own).pairs,
  };
  const alike = deciding.runs.map((run, index) => sameJudges(deciding.candidate, run) && ownAlike(own, index));
  return measuresOf(policy, [deciding, own]).map(({ subject, byJudge, read }) => {
    const counts = (run: number): boolean => !byJudge || alike[run] === true;
    const corners = cornerMeans(pairs.deciding, pairs.own, { read, counts });
    return {
      subject,
      agent: difference(corners.candidate, corners.baseline),
      ruler: difference(corners.ownBaseline, corners.baseline),
      total: difference(corners.ownCandidate, corners.baseline),
    };
  });
}

/** Whether the same models judged the run's trials and those of a run of main under the run's own ruler. */
function ownAlike({ candidate, runs }: Sides, index: number): boolean {
  const run = runs[index];
  return run !== undefined && sameJudges(candidate, run);
}

/** Reads one scenario's value of a metric or criterion; null where it has none. */
type Read = (scenario: Pair['candidate']) => number | null;

interface Measured {
  readonly subject: string;
  readonly byJudge: boolean;
  readonly read: Read;
}

function measuresOf(policy: Policy, rulers: readonly Sides[]): readonly Measured[] {
  const measures = new Map<string, Measured>();
  for (const sides of rulers) {
    for (const report of sides.candidate.rubrics) {
      const { rubric, metric, by_judge: whole } = report;
      const score: Measured = { subject: metric, byJudge: whole === true, read: (one) => meanScore(one, rubric) };
      const rates = comparedCriteria(policy, report, sides).map(({ key, by_judge: part }): Measured => {
        const read: Read = (one) => rateOf(tallyOf(one, rubric, key));
        return { subject: criterionName(rubric, key), byJudge: part === true, read };
      });
      for (const one of [score, ...rates]) if (!measures.has(one.subject)) measures.set(one.subject, one);
    }
  }
  return [...measures.values()];
}

/** Means over the scenarios that have a value in every corner that knows the measure at all, so that effects can be added. */
function cornerMeans(deciding: readonly Pair[], own: readonly Pair[], reading: Reading) {
  const { read } = reading;
  const ownById = new Map(own.map((pair) => [pair.scenario, pair]));
  const rows = deciding.flatMap((pair) => {
    const other = ownById.get(pair.scenario);
    return other === undefined
      ? []
      : [[read(pair.candidate), onMain(pair, reading), read(other.candidate), onMain(other, reading)]];
  });
  const known = [0, 1, 2, 3].filter((corner) => rows.some((row) => row[corner] !== null));
  const whole = rows.filter((row) => known.every((corner) => row[corner] !== null));
  const [candidate, baseline, ownCandidate, ownBaseline] = [0, 1, 2, 3].map((corner) => {
    const values = whole.flatMap((row) => row[corner] ?? []);
    return values.length === 0 ? null : meanRate(values);
  });
  return { candidate, baseline, ownCandidate, ownBaseline };
}

interface Reading {
  readonly read: Read;
  /** Whether main's run of an index counts. */
  counts(run: number): boolean;
}

/** The mean of main's runs that count and have a value. */
function onMain({ runs }: Pair, { read, counts }: Reading): number | null {
  const values = runs.flatMap((run, index) => (run === null || !counts(index) ? [] : (read(run) ?? [])));
  return values.length === 0 ? null : meanRate(values);
}

function difference(value: number | null | undefined, from: number | null | undefined): number | null {
  return typeof value === 'number' && typeof from === 'number' ? rounded(value - from) : null;
}
